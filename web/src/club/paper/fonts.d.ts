/** A font, in base64. */
declare module "*.ttf" {
  const bytes: string;
  export default bytes;
}
