import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/**
 * @typedef {object} Requirement what a call must show
 * @property {'key' | 'portal-token' | 'issuer-token' | 'nothing'} kind
 * @property {string} [header] that carries the key
 * @property {string[]} scopes that a token must have
 *
 * @typedef {object} Route
 * @property {string} product name of the product's folder, by which the portal tells versions
 * @property {string} version
 * @property {string} base path before those of the description
 * @property {Requirement} requirement of whatever has none of its own
 * @property {Operation[]} operations
 *
 * @typedef {object} Operation
 * @property {string} method upper case
 * @property {RegExp} path
 * @property {Requirement} requirement
 * @property {Set<string>} statuses that the description knows
 */

/**
 * What each version of each product asks for, as its description says: there is no second list that could differ.
 *
 * @param {string} content folder with a folder per product
 * @returns {Route[]} for the descriptions of APIs on this gateway
 */
export function readRoutes(content) {
  return readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(content, entry.name, 'versions')))
    .flatMap(({ name: product }) =>
      readdirSync(join(content, product, 'versions')).map((version) => {
        const file = join(content, product, 'versions', version, 'openapi.yaml')
        return readRoute(product, version, parse(readFileSync(file, 'utf8')))
      }),
    )
}

function readRoute(product, version, document) {
  const base = new URL(document.servers[0].url).pathname
  const schemes = document.components?.securitySchemes ?? {}
  const requirement = requirementOf(document.security, schemes)
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${(base + path).replace(/\{[^{}]+\}/g, '[^/]+')}$`),
      requirement: item[method].security ? requirementOf(item[method].security, schemes) : requirement,
      statuses: new Set(Object.keys(item[method].responses)),
    })),
  )
  return { product, version, base, requirement, operations }
}

/** Each of our descriptions asks for one thing at a time. */
function requirementOf(security = [], schemes) {
  const [name, scopes] = Object.entries(security[0] ?? {})[0] ?? []
  const scheme = schemes[name]
  if (!scheme) return { kind: 'nothing', scopes: [] }
  if (scheme.type === 'apiKey') return { kind: 'key', header: scheme.name, scopes }
  return { kind: scheme.type === 'oauth2' ? 'portal-token' : 'issuer-token', scopes }
}

/**
 * @param {Route[]} routes
 * @param {string} path
 * @returns {Route | undefined}
 */
export function routeAt(routes, path) {
  return routes.find(({ base }) => path === base || path.startsWith(`${base}/`))
}
