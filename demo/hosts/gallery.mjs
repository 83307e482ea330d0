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
      body { margin: 0 auto; max-width: 100rem; padding: 1rem; font-family: system-ui, sans-serif }
      main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 36rem), 1fr)); gap: 2rem }
      iframe { width: 100%; height: 40rem; border: 1px solid silver }
    </style>
  </head>
  <body>
    <h1>Portal elements in applications</h1>
    <p>All of them use the portal at <a href="${portalUrl}">${portalUrl}</a>, and share its session.</p>
    <main>${hosts.map(section).join('')}</main>
  </body>
</html>`
