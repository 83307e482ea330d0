/** Languages that a request can be written in, besides curl, by the name that people know. `grammar` is what colors it. */
export const SNIPPET_LANGUAGES = [
  { name: 'JavaScript', grammar: 'javascript' },
  { name: 'Python', grammar: 'python' },
  { name: 'Java', grammar: 'java' },
  { name: 'C#', grammar: 'csharp' },
  { name: 'Go', grammar: 'go' },
  { name: 'Ruby', grammar: 'ruby' },
  { name: 'PHP', grammar: 'php' },
] as const

export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]['name']
