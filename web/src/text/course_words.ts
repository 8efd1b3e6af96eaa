// What the course says, in the language of the page: with the pages that are loaded later.
import { useContext } from "preact/hooks";
import { courseDutch } from "./course_dutch.js";
import { courseEnglish, type CourseWords } from "./course_english.js";
import { LanguageContext } from "./language.js";

export const useCourseWords = (): CourseWords => (useContext(LanguageContext) === "nl" ? courseDutch : courseEnglish);
