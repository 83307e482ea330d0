import { escaped } from '../mail/render-mail'
import type { Language } from '../texts/texts'

/** The beginning of each page that the server writes, up to its title. It leaves the `head` open. */
export function pageHead(title: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/api/v2/portal/favicon.ico">`
}
