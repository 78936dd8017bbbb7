/** Words with commas or spaces between them, in any script's commas. */
export function listOf(text: string): string[] {
  return text.split(/[\s,，、،]+/).filter(Boolean);
}
