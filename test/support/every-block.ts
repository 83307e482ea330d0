/** A document with every kind of block and inline piece, nested as authors do it. */
export const everyBlock = `# Every block

A paragraph with *italic*, **bold**, ***both***, ~~struck~~ and \`code\`; [a link](https://example.com/a?b=c "There"),
another line of it, and a hard break  
before this.

## Lists

- One
- Two with \`code\`
  - Nested
    1. First
    2. Second

       with a paragraph
- [ ] To do
- [x] Done

3. Third

\`\`\`sh
echo "still counted"
\`\`\`

4. Fourth

## A table

| Left | Center | Right | None |
| :--- | :----: | ----: | ---- |
| \`a\`  |   b    |   1,5 | **d** |
| e    |   f    |   200 | [g](#lists) |

## Code

\`\`\`js
const tide = await fetch('/tides') // high or low
\`\`\`

    indented

\`\`\`unheard-of
as it is
\`\`\`

## Notes[^1]

[^1]: Read at the **foot** of the page.

\`\`\`text
[^1]: in code
\`\`\`

## Quote and image

> **Note:** quoted, with
>
> - a list

![A pier at low tide](images/pier.svg "The pier")

---

## Lists

The second of its name.

###### Deep

The end.
`

export const pierImage =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20" fill="#2f4bd0"/></svg>'

/** What must never come out of a document, in Markdown. */
export const hostileMarkdown = `# Hostile

<script>window.hacked = 'block'</script>

Text <script>window.hacked = 'inline'</script>stays <b onclick="window.hacked = 'tag'">bold words</b>.

<img src="x" onerror="window.hacked = 'image'">

<svg onload="window.hacked = 'svg'"><script>window.hacked = 'svg script'</script></svg>

<iframe src="javascript:window.hacked = 'frame'"></iframe>

[one](javascript:window.hacked='link') [two](JaVaScRiPt&colon;window.hacked='entity') [three](data:text/html,hacked)
[four](vbscript:x) <javascript:alert(1)>

![five](javascript:window.hacked='source') ![six](data:image/svg+xml;base64,PHN2Zy8+)

[seven][bad]

[bad]: javascript:window.hacked='reference'

The end.
`
