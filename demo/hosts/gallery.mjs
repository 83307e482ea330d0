const section = ({ name, title, url }) => `
  <section aria-labelledby="${name}">
    <h2 id="${name}"><a href="${url()}">${title}</a></h2>
    <p>Its source: <code>demo/hosts/${name}</code></p>
    <iframe src="${url()}" title="${title}" loading="lazy"></iframe>
  </section>`

/** A page with every application in a frame. */
export const galleryPage = (hosts, portalUrl) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Portal elements in applications</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; --line: light-dark(#d9dde3, #3a4048); --muted: light-dark(#5b6470, #a3acb8) }
      body { margin: 0 auto; max-width: 100rem; padding: 2rem clamp(1rem, 3vw, 3rem); font: 1rem/1.5 system-ui, sans-serif }
      h1, h2 { line-height: 1.2 }
      h1 { margin: 0 0 .5rem; font-size: 1.75rem }
      h2 { margin: 0; font-size: 1.25rem }
      p { margin: 0; color: var(--muted) }
      main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 36rem), 1fr)); gap: 2.5rem 2rem; margin-top: 2rem }
      section { display: grid; gap: .25rem; min-width: 0 }
      iframe { width: 100%; height: 40rem; margin-top: .5rem; border: 1px solid var(--line); border-radius: .5rem; box-sizing: border-box }
    </style>
  </head>
  <body>
    <h1>Portal elements in applications</h1>
    <p>All of them use the portal at <a href="${portalUrl}">${portalUrl}</a>, and share its session.</p>
    <main>${hosts.map(section).join('')}</main>
  </body>
</html>`
