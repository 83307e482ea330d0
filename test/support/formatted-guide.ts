/** A guide with everything that GitHub's kind of Markdown and HTML of form have. */
export const formattedGuide = `# Formatted

${['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'].map((kind) => `> [!${kind}]\n> An alert with **bold** words and [a link](https://example.com/).`).join('\n\n')}

Press <kbd>Ctrl</kbd>+<kbd>K</kbd>, drink H<sub>2</sub>O, count to 10<sup>3</sup>, <mark>mark this</mark>, <ins>insert</ins> that.[^1]

<details>
<summary>How <b>long</b> does it take?</summary>

About *two* minutes.

- Not more

</details>

<div align="center">

## In the middle

<img src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI0IiBoZWlnaHQ9IjIiLz4=" width="120" height="60" alt="A pier">

</div>

<table>
<tr><th align="left">Zone</th><th>Fare</th></tr>
<tr><td rowspan="2">A</td><td>2,40</td></tr>
<tr><td>

- with
- a list

</td></tr>
</table>

- [x] Read
- [ ] Written

Once more.[^1] And another.[^two]

[^1]: The first **note**.
[^two]: The second one.

The end.
`
