/** The words of HTML. Documents of a DOMParser run no scripts and load nothing. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>|<\/p>|<\/li>|<\/h\d>/gi, '$&\n'),
    'text/html',
  );
  return (body.textContent ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}
