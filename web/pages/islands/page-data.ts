/** What the page's root says about the page. */
export type PageData = {
  agentName: string;
  name: string;
  title: string;
  assistant: string;
  language: string;
  isPreview: boolean;
};

export function readPageData(): PageData {
  const {
    agent = '',
    name = '',
    title = '',
    assistant = '',
    language = 'en_us',
    preview,
  } = document.documentElement.dataset;
  return { agentName: agent, name, title, assistant, language, isPreview: preview !== undefined };
}
