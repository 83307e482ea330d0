/** A page without a router: each of its links loads it again. */
import { attributes, links, titleOf } from './parts.js'

const isPortal = location.pathname.startsWith('/portal')
const shown = document.createElement(isPortal ? 'portal-app' : 'h1')
if (isPortal) for (const [name, value] of Object.entries(attributes)) shown.setAttribute(name, value)
else shown.textContent = titleOf(location.pathname)

const navigation = document.createElement('nav')
navigation.ariaLabel = 'Host'
for (const [text, href] of Object.entries(links))
  navigation.append(Object.assign(document.createElement('a'), { href, textContent: text }), ' ')
document.getElementById('host').append(navigation, shown)
