#include "tools/club/pdf.h"

#ifdef JASNEL_WITH_PDF

#include <hpdf.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <numbers>
#include <string_view>
#include <system_error>
#include <type_traits>

#include "data/fonts/DejaVuSans-Bold.h"
#include "data/fonts/DejaVuSans.h"
#include "tools/shared/files.h"
#include "tools/shared/text/output.h"

namespace jasnel::paper {
namespace {

constexpr double kPointsOfMillimetre = 72 / 25.4;
constexpr float kLineWidth = 0.55F;
constexpr float kLineGrey = 0.3F;
constexpr float kShade = 0.92F;

constexpr float Length(double millimetres) {
  return static_cast<float>(millimetres * kPointsOfMillimetre);
}

// A file as long as this is there: libharu reads fonts from files only.
class FontFile {
 public:
  explicit FontFile(std::string_view bytes) {
    std::error_code failed;
    const auto folder = std::filesystem::temp_directory_path(failed);
    path_ = (failed ? std::filesystem::path("/tmp") : folder) / "jasnel-font-XXXXXX";
    const int descriptor = mkstemp(path_.data());
    is_written_ = descriptor >= 0 && WriteAll(descriptor, bytes);
    error_ = is_written_ ? 0 : errno;
    is_there_ = descriptor >= 0;
    if (is_there_) close(descriptor);
  }
  FontFile(const FontFile&) = delete;
  FontFile& operator=(const FontFile&) = delete;
  ~FontFile() {
    if (is_there_) unlink(path_.c_str());
  }

  const std::string& path() const { return path_; }
  std::optional<Error> Wrong() const {
    if (is_written_) return std::nullopt;
    return CannotWriteFile(path_, SystemError(error_));
  }

 private:
  std::string path_;
  bool is_written_ = false;
  bool is_there_ = false;
  int error_ = 0;
};

template <std::size_t kSize>
std::string_view BytesOf(const unsigned char (&font)[kSize]) {
  return {reinterpret_cast<const char*>(font), kSize};
}

// Versions of libharu differ in the types of the last numbers.
template <class Dash, class Phase>
void SetDashes(HPDF_STATUS (*set)(HPDF_Page, const Dash*, HPDF_UINT, Phase), HPDF_Page page) {
  constexpr std::array<Dash, 2> kPattern = {2, 2};
  set(page, kPattern.data(), kPattern.size(), 0);
}
template <class Dash, class Phase>
void SetNoDashes(HPDF_STATUS (*set)(HPDF_Page, const Dash*, HPDF_UINT, Phase), HPDF_Page page) {
  set(page, nullptr, 0, 0);
}

// Draws a page; heights are counted from below.
class PagePrinter {
 public:
  PagePrinter(HPDF_Page page, double height, std::array<HPDF_Font, 2> fonts, Language language)
      : page_(page), height_(height), fonts_(fonts), language_(language) {}

  void Print(const DrawnPage& drawn) {
    HPDF_Page_SetLineWidth(page_, kLineWidth);
    HPDF_Page_SetGrayStroke(page_, kLineGrey);
    HPDF_Page_SetGrayFill(page_, kShade);
    for (const DrawnBox& box : drawn.boxes) {
      HPDF_Page_Rectangle(page_, Length(box.x), FromBelow(box.y + box.height), Length(box.width),
                          Length(box.height));
      if (box.shaded) {
        HPDF_Page_Fill(page_);
      } else {
        HPDF_Page_Stroke(page_);
      }
    }
    for (const bool dashed : {false, true}) {
      if (dashed) SetDashes(HPDF_Page_SetDash, page_);
      for (const DrawnLine& line : drawn.lines) {
        if (line.dashed != dashed) continue;
        HPDF_Page_MoveTo(page_, Length(line.x1), FromBelow(line.y1));
        HPDF_Page_LineTo(page_, Length(line.x2), FromBelow(line.y2));
        HPDF_Page_Stroke(page_);
      }
    }
    SetNoDashes(HPDF_Page_SetDash, page_);
    HPDF_Page_BeginText(page_);
    for (const DrawnText& text : drawn.texts) Write(text);
    HPDF_Page_EndText(page_);
  }

 private:
  float FromBelow(double y) const { return Length(height_ - y); }

  void Write(const DrawnText& drawn) {
    const TextForm& form = drawn.form;
    const char* const text = drawn.text.In(language_).c_str();
    const HPDF_Font font = fonts_[form.bold ? 1 : 0];
    auto size = static_cast<float>(form.size);
    HPDF_Page_SetFontAndSize(page_, font, size);
    float width = HPDF_Page_TextWidth(page_, text);
    if (const float most = Length(form.most); most > 0 && width > most) {
      size *= most / width;
      width = most;
      HPDF_Page_SetFontAndSize(page_, font, size);
    }
    switch (form.ink) {
      case Ink::kBlack:
        HPDF_Page_SetGrayFill(page_, 0);
        break;
      case Ink::kGrey:
        HPDF_Page_SetGrayFill(page_, 0.35F);
        break;
      case Ink::kRed:
        HPDF_Page_SetRGBFill(page_, 0.7F, 0.07F, 0.12F);
        break;
    }
    float before = 0;
    if (form.align == TextAlign::kCenter) before = width / 2;
    if (form.align == TextAlign::kRight) before = width;
    const double angle = form.turn * std::numbers::pi / 180;
    const auto along = static_cast<float>(std::cos(angle));
    const auto across = static_cast<float>(std::sin(angle));
    HPDF_Page_SetTextMatrix(page_, along, across, -across, along, Length(drawn.x) - before * along,
                            FromBelow(drawn.y) - before * across);
    HPDF_Page_ShowText(page_, text);
  }

  HPDF_Page page_;
  double height_;
  std::array<HPDF_Font, 2> fonts_;
  Language language_;
};

struct FreeDocument {
  void operator()(HPDF_Doc document) const { HPDF_Free(document); }
};
using Document = std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, FreeDocument>;

std::string BytesOf(HPDF_Doc document) {
  HPDF_SaveToStream(document);
  HPDF_ResetStream(document);
  std::string bytes(HPDF_GetStreamSize(document), '\0');
  auto size = static_cast<HPDF_UINT32>(bytes.size());
  HPDF_ReadFromStream(document, reinterpret_cast<HPDF_BYTE*>(bytes.data()), &size);
  bytes.resize(size);
  return bytes;
}

}  // namespace

Result<std::string> PdfOf(const Drawing& drawing, Language language) {
  const FontFile plain(BytesOf(fonts::DejaVuSans));
  const FontFile bold(BytesOf(fonts::DejaVuSans_Bold));
  // Read until the end.
  const Document document(HPDF_New(nullptr, nullptr));
  std::array<HPDF_Font, 2> fonts = {};
  HPDF_SetCompressionMode(document.get(), HPDF_COMP_ALL);
  HPDF_UseUTFEncodings(document.get());
  for (std::size_t i = 0; i < fonts.size(); ++i) {
    const FontFile& file = i == 0 ? plain : bold;
    if (auto error = file.Wrong()) return *std::move(error);
    const char* const name =
        HPDF_LoadTTFontFromFile(document.get(), file.path().c_str(), HPDF_TRUE);
    if (name != nullptr) fonts[i] = HPDF_GetFont(document.get(), name, "UTF-8");
  }
  HPDF_SetInfoAttr(document.get(), HPDF_INFO_CREATOR, "Jasnel");
  HPDF_SetInfoAttr(document.get(), HPDF_INFO_TITLE, drawing.title.In(language).c_str());
  for (const DrawnPage& drawn : drawing.pages) {
    const HPDF_Page page = HPDF_AddPage(document.get());
    HPDF_Page_SetWidth(page, Length(drawing.width()));
    HPDF_Page_SetHeight(page, Length(drawing.height()));
    PagePrinter(page, drawing.height(), fonts, language).Print(drawn);
  }
  std::string bytes = BytesOf(document.get());
  if (const HPDF_STATUS fault = HPDF_GetError(document.get()); fault != HPDF_OK) {
    return Error{Say("no PDF could be made: error $0 of libharu; expected none",
                     "er kon geen PDF gemaakt worden: fout $0 van libharu; verwacht geen", fault)};
  }
  return bytes;
}

}  // namespace jasnel::paper

#else

namespace jasnel::paper {

Result<std::string> PdfOf(const Drawing& /*drawing*/, Language /*language*/) {
  return Error{
      Say("this jasnel was built without libharu, and makes no PDF; expected --format=json",
          "deze jasnel is zonder libharu gebouwd, en maakt geen PDF; verwacht "
          "--format=json")};
}

}  // namespace jasnel::paper

#endif
