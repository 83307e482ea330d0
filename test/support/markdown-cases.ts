/** GitHub's kind of Markdown, and the HTML in it, with the outline of the nodes that both readers make of it. */
export const markdownCases: Readonly<Record<string, readonly [markdown: string, outline: string]>> = {
  'an alert': [
    '> [!NOTE]\n> Text **b**\n>\n> more',
    'alert kind=note(paragraph(Text emphasis level=2(b)) paragraph(more))',
  ],
  'an alert in small letters': ['> [!warning]\n> Text', 'alert kind=warning(paragraph(Text))'],
  'an alert whose text follows a blank line': [
    '> [!TIP]\n>\n> - a\n> - b',
    'alert kind=tip(list(list_item(text_block(a)) list_item(text_block(b))))',
  ],
  'each kind of alert': [
    '> [!NOTE]\n> t\n\n> [!TIP]\n> t\n\n> [!IMPORTANT]\n> t\n\n> [!WARNING]\n> t\n\n> [!CAUTION]\n> t',
    'alert kind=note(paragraph(t)) alert kind=tip(paragraph(t)) alert kind=important(paragraph(t)) alert kind=warning(paragraph(t)) alert kind=caution(paragraph(t))',
  ],
  'no alert: another word': ['> [!OTHER]\n> Text', 'blockquote(paragraph([!OTHER] Text))'],
  'no alert: text in its line': ['> [!NOTE] Text', 'blockquote(paragraph([!NOTE] Text))'],
  'no alert: no text': ['> [!NOTE]', 'blockquote(paragraph([!NOTE]))'],
  'an alert in a list': [
    '- a\n\n  > [!NOTE]\n  > Text',
    'list(list_item(paragraph(a) alert kind=note(paragraph(Text))))',
  ],
  footnotes: [
    'One[^1] and two[^two], one[^1].\n\n[^1]: First **note**.\n[^two]: Second\n    goes on.\n\n    And has a paragraph.\n\nAfter.',
    'paragraph(One footnote_reference number=1 isFirst=true and two footnote_reference number=2 isFirst=true , one footnote_reference number=1 .) paragraph(After.) footnotes(footnote number=1(paragraph(First emphasis level=2(note) .)) footnote number=2(paragraph(Second goes on.) paragraph(And has a paragraph.)))',
  ],
  'a footnote that names itself': [
    'a[^1]\n\n[^1]: See [^1] and [^2].\n\n[^2]: [^1]',
    'paragraph(a footnote_reference number=1 isFirst=true) footnotes(footnote number=1(paragraph(See footnote_reference number=1 and footnote_reference number=2 isFirst=true .)) footnote number=2(paragraph(footnote_reference number=1)))',
  ],
  'a footnote that is none': [
    'a[^no] `[^1]` \\[^1]\n\n[^1]: Named by nobody.',
    'paragraph(a[^no] code([^1]) [^1])',
  ],
  'footnotes in code': ['```\n[^1]: code\n```\n\na[^1]', 'code_block ("[^1]: code") paragraph(a[^1])'],
  'task lists': [
    '- [ ] a\n- [x] b\n- [X] **c**\n- [] d\n\n1. [ ] e',
    'list(list_item(text_block(task_checkbox a)) list_item(text_block(task_checkbox checked=true b)) list_item(text_block(task_checkbox checked=true emphasis level=2(c))) list_item(text_block([] d))) list isOrdered=true(list_item(text_block(task_checkbox e)))',
  ],
  'a loose task list': [
    '- [ ] a\n\n- [x] b',
    'list(list_item(paragraph(task_checkbox a)) list_item(paragraph(task_checkbox checked=true b)))',
  ],
  'a table': [
    '| a | b | c |\n|:--|:-:|--:|\n| `x\\|y` | *e* | ~~s~~ |\n| 1 |',
    'table(table_header(table_cell alignment=left(a) table_cell alignment=center(b) table_cell alignment=right(c)) table_row(table_cell alignment=left(code(x|y)) table_cell alignment=center(emphasis level=1(e)) table_cell alignment=right(strikethrough(s))) table_row(table_cell alignment=left(1) table_cell alignment=center() table_cell alignment=right()))',
  ],
  'a table without outer bars': [
    'a | b\n--- | ---\n1 | 2',
    'table(table_header(table_cell(a) table_cell(b)) table_row(table_cell(1) table_cell(2)))',
  ],
  strikethrough: ['~~a **b**~~ c', 'paragraph(strikethrough(a emphasis level=2(b)) c)'],
  'addresses as text': [
    'https://a.example/x_(y). (https://b.example) www.example.com/a_b, README.md file.zip',
    'paragraph(link href=https://a.example/x_(y)(https://a.example/x_(y)) . ( link href=https://b.example(https://b.example) ) link href=http://www.example.com/a_b(www.example.com/a_b) , README.md file.zip)',
  ],
  'addresses in angle brackets': [
    '<https://b.example> <ada@example.com>',
    'paragraph(link href=https://b.example(https://b.example) link href=mailto:ada@example.com(ada@example.com))',
  ],
  'a mail address as text': [
    'ada@example.com.',
    'paragraph(link href=mailto:ada@example.com(ada@example.com) .)',
  ],
  'an address in emphasis': [
    '**https://a.example**',
    'paragraph(emphasis level=2(link href=https://a.example(https://a.example)))',
  ],
  'text formats': [
    '<kbd>Ctrl</kbd> H<sub>2</sub>O x<sup>2</sup> <mark>m **b**</mark> <ins>i</ins> <u>u</u> <small>s</small> <var>v</var> <q>q</q>',
    'paragraph(format format=kbd(Ctrl) H format format=sub(2) O x format format=sup(2) format format=mark(m emphasis level=2(b)) format format=ins(i) format format=ins(u) format format=small(s) format format=var(v) format format=q(q))',
  ],
  'emphasis and code in HTML': [
    '<b>b</b> <strong>s</strong> <i>i</i> <em>e</em> <del>d</del> <s>s</s> <code>a &amp; b</code> <samp>x</samp>',
    'paragraph(emphasis level=2(b) emphasis level=2(s) emphasis level=1(i) emphasis level=1(e) strikethrough(d) strikethrough(s) code(a & b) code(x))',
  ],
  'inline HTML across lines': ['a <kbd>b\nc</kbd> d', 'paragraph(a format format=kbd(b c) d)'],
  details: [
    '<details>\n<summary>Sum <b>b</b> <kbd>k</kbd></summary>\n\nText *i*\n\n- a\n\n```js\nx\n```\n\n</details>\n\nafter',
    'details(summary(Sum emphasis level=2(b) format format=kbd(k)) paragraph(Text emphasis level=1(i)) list(list_item(text_block(a))) code_block js("x")) paragraph(after)',
  ],
  'open details in one line': [
    '<details open><summary>S</summary>Text</details>',
    'details isOpen=true(summary(S) paragraph(Text))',
  ],
  'nested details': [
    '<details>\n<summary>A</summary>\n\n<details>\n<summary>B</summary>\n\ninner\n\n</details>\n\nouter\n\n</details>',
    'details(summary(A) details(summary(B) paragraph(inner)) paragraph(outer))',
  ],
  'a heading in a summary': [
    '<details>\n<summary><h3>Title</h3></summary>\n\ntext\n</details>',
    'details(summary(emphasis level=2(Title)) paragraph(text))',
  ],
  'an HTML table': [
    '<table>\n<thead><tr><th align="left">a</th><th>b</th></tr></thead>\n<tbody>\n<tr><td colspan="2">1</td></tr>\n<tr><td rowspan=2>2</td><td>3 <b>x</b></td></tr>\n</tbody>\n</table>\n\nx',
    'table(table_header(table_cell alignment=left(a) table_cell(b)) table_row(table_cell colspan=2(1)) table_row(table_cell rowspan=2(2) table_cell(3 emphasis level=2(x)))) paragraph(x)',
  ],
  'an HTML table with Markdown': [
    '<table>\n<tr>\n<td>\n\n**md**\n\n</td>\n<td>\n\n- a\n- b\n\n</td>\n</tr>\n</table>',
    'table(table_row(table_cell(emphasis level=2(md)) table_cell(list(list_item(text_block(a)) list_item(text_block(b))))))',
  ],
  'an HTML table that is not closed': [
    '<table><tr><td>a<td>b<tr><td>c\n\nafter',
    'table(table_row(table_cell(a) table_cell(b)) table_row(table_cell(c paragraph(after))))',
  ],
  images: [
    '<img src="a.png" width="200" height=100 alt="A &quot;b&quot;" title="t"> ![x](y.png)',
    'paragraph(image url=a.png alt=A "b" title=t width=200 height=100 image url=y.png alt=x)',
  ],
  'an image of half the width': [
    '<img src="a.png" width="50%" alt="A">',
    'paragraph(image url=a.png alt=A width=50%)',
  ],
  'centered blocks': [
    '<div align="center">\n\n# T\n\ntext\n\n</div>\n\n<p align="center"><img src="x.png" width=10></p>\n\n<h2 align="right">R</h2>\n\n<center>c</center>',
    'heading level=1 alignment=center(T) paragraph alignment=center(text) paragraph alignment=center(image url=x.png alt= width=10) heading level=2 alignment=right(R) paragraph alignment=center(c)',
  ],
  'text straight in boxes': [
    '<div>one<p>two</p>three</div>',
    'paragraph(one) paragraph(two) paragraph(three)',
  ],
  'Markdown in a box of HTML': [
    '<div>\n**not bold**\n\n**bold**\n</div>',
    'paragraph(**not bold**) paragraph(emphasis level=2(bold))',
  ],
  lists: [
    '<ul>\n<li>a</li>\n<li>b <ol start="3"><li>c</ol></li>\n</ul>',
    'list(list_item(text_block(a)) list_item(text_block(b) list isOrdered=true start=3(list_item(text_block(c)))))',
  ],
  'a list of definitions': [
    '<dl><dt>Term</dt><dd>What it is</dd></dl>',
    'paragraph(emphasis level=2(Term)) paragraph(What it is)',
  ],
  'a quote': [
    '<blockquote>Quoted <b>b</b></blockquote>',
    'blockquote(paragraph(Quoted emphasis level=2(b)))',
  ],
  'preformatted text': [
    '<pre lang="sh">\nls &lt;a&gt;\n  <b>b</b>\n</pre>\n\n<pre><code class="language-js">x\n\ny</code></pre>',
    'code_block sh("ls <a>\\n  b") code_block js("x\\n\\ny")',
  ],
  'rules and breaks': ['a<br>b<br/>c\n\n<hr>\n\nd', 'paragraph(a⏎b⏎c) break paragraph(d)'],
  'links in HTML': [
    '<a href="https://a.example/?a=1&amp;b=2" title="t">x</a> <a name="y">z</a> <a href="#q">one<a href="#r">two</a>',
    'paragraph(link href=https://a.example/?a=1&b=2 title=t(x) z link href=#q(one) link href=#r(two))',
  ],
  comments: ['x <!-- c --> y\n\n<!-- block\n\nmore -->\n\nz', 'paragraph(x y) paragraph(z)'],
  'unknown elements': ['a <blink>b</blink> <my-tag x="1">c</my-tag>', 'paragraph(a b c)'],
  'HTML that is cut': ['<details>\n<summary>cut\n\ntext', 'details(summary(cut paragraph(text)))'],
  'HTML that is nested wrongly': [
    '<kbd>a <sub>b</kbd> c</sub> d *e <b>f* g</b>',
    'paragraph(format format=kbd(a format format=sub(b)) c d emphasis level=1(e emphasis level=2(f)) g)',
  ],
  'closing tags of nothing': ['a</b> </div>b\n\n</details>\n\nc', 'paragraph(a b) paragraph(c)'],
  'HTML in lists and quotes': [
    '- a <kbd>b</kbd>\n- <details><summary>S</summary>t</details>\n\n> <div align="center">\n> c\n> </div>\n>\n> d',
    'list(list_item(text_block(a format format=kbd(b))) list_item(details(summary(S) paragraph(t)))) blockquote(paragraph alignment=center(c) paragraph(d))',
  ],
  'HTML in code': [
    '`<b>x</b>` and\n\n```html\n<div>\n\n<p>x</p>\n```\n\n    <i>indented</i>',
    'paragraph(code(<b>x</b>) and) code_block html("<div>\\n\\n<p>x</p>") code_block ("<i>indented</i>")',
  ],
  'no HTML': ['a < b and c > d, 1<2, <3, \\<b>, Array<T>', 'paragraph(a < b and c > d, 1<2, <3, <b>, Array)'],
  scripts: [
    'Text <script>alert(1)</script>stays\n\n<script>\nalert(2)\n</script>\n\n<style>p {}</style>\n\n<svg onload="x"><text>t</text></svg>\n\nend',
    'paragraph(Text stays) paragraph(end)',
  ],
  'targets that would run something': [
    '<a href="javascript:alert(1)" onclick="x">a</a> <img src="javascript:x" onerror="y" alt="b"> [c](javascript:x) <a href="java&#10;script:x">d</a>',
    'paragraph(a image alt=b c d)',
  ],
  'steps and tabs': [
    '<!-- steps:start -->\n\nBefore.\n\n## One\n\n### Below\n\n<!-- tabs:start -->\n\n#### A *b*\n\na\n\n#### C\n\n```js\n<!-- tabs:end -->\n```\n\n<!-- tabs:end -->\n\n## Two\n\n<details>\n\n## Inside\n\n<!-- steps:end -->\n\n# End',
    'steps(paragraph(Before.) step(heading level=2(One) heading level=3(Below) tabs(tab label=A b(paragraph(a)) tab label=C(code_block js("<!-- tabs:end -->")))) step(heading level=2(Two) details(heading level=2(Inside)))) heading level=1(End)',
  ],
  'groups that do not begin or end': [
    '<!-- tabs:end -->\n\n> <!-- steps:start -->\n> ## One\n\nx <!-- tabs:start --> y\n\n- <!-- tabs:start -->\n\n  # T\n\nz',
    'blockquote(steps(step(heading level=2(One)))) paragraph(x y) list(list_item(tabs(tab label=T()))) paragraph(z)',
  ],
}
