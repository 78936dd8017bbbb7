/** What the page's root says about the page. */
export type PageData = {
  agentName: string;
  name: string;
  title: string;
  assistant: string;
  language: string;
  isPreview: boolean;
  /** Of the product that the page is about; undefined on every other page. */
  productId: string | undefined;
};

export function readPageData(): PageData {
  const {
    agent = '',
    name = '',
    title = '',
    assistant = '',
    language = 'en_us',
    preview,
    product: productId,
  } = document.documentElement.dataset;
  return { agentName: agent, name, title, assistant, language, isPreview: preview !== undefined, productId };
}
