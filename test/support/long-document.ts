const paragraph =
  'The tide **turns** twice a day, and `GET /tides` says when: [read on](other.md#when), or see *the table* below. '

/** A document of at least as many characters, in which every kind of block comes again and again. */
export function longDocument(length: number): string {
  const parts: string[] = ['# A long document\n']
  let size = 0
  for (let number = 1; size < length; number += 1) {
    const part = section(number)
    parts.push(part)
    size += part.length
  }
  return parts.join('\n')
}

function section(number: number): string {
  return `## Section ${number}

${paragraph.repeat(10)}

- one
- two

  with a paragraph
- [x] three

1. first
2. second

${paragraph.repeat(12)}

| a | b |
| - | -: |
| ${number} | 2 |

> quoted

\`\`\`json
{ "number": ${number} }
\`\`\`

${paragraph.repeat(10)}

---
`
}
