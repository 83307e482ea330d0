import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {'path' | 'query' | 'header'} in
 * @property {boolean} required
 * @property {boolean} deep whether it arrives as `name[key]=value`
 * @property {boolean} explode whether an array arrives as repeated parameters
 * @property {Record<string, unknown>} schema without references on its first level
 * @property {import('ajv').ValidateFunction} validate
 *
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} method upper case
 * @property {RegExp} path matches the whole path of a request and captures the parameters in `pathNames`
 * @property {string[]} pathNames
 * @property {Parameter[]} parameters
 * @property {{ required: boolean, content: Record<string, import('ajv').ValidateFunction> } | undefined} body
 */

/**
 * Reads an OpenAPI document as the rules for requests: what it does not describe does not exist, and what it forbids is
 * refused before a handler sees it.
 *
 * @param {string} file
 * @returns {Operation[]} literal paths before those with parameters
 */
export function readOperations(file) {
  const document = parse(readFileSync(file, 'utf8'))
  // The mapping of a discriminator tells readers what the constants in the branches tell the validator.
  const validated = structuredClone(document)
  forEachObject(validated, (value) => delete value.discriminator?.mapping)
  const ajv = new Ajv2020({ strict: false, discriminator: true, useDefaults: true })
  addFormats(ajv)
  ajv.addSchema(validated, 'openapi')

  const compile = (pointer) => ajv.compile({ $ref: `openapi#${pointer}` })
  const base = new URL(document.servers[0].url).pathname
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) =>
      readOperation(document, base, path, method, compile),
    ),
  )
  return operations.sort((a, b) => a.pathNames.length - b.pathNames.length)
}

function readOperation(document, base, path, method, compile) {
  const pointer = `/paths/${escape(path)}`
  const item = document.paths[path]
  const operation = item[method]
  const common = (item.parameters ?? []).map((_, i) => `${pointer}/parameters/${i}`)
  const own = (operation.parameters ?? []).map((_, i) => `${pointer}/${method}/parameters/${i}`)
  const body = operation.requestBody && resolve(document, `${pointer}/${method}/requestBody`)
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: new RegExp(`^${(base + path).replace(/\{[^{}]+\}/g, '([^/]+)')}$`),
    pathNames: [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name),
    parameters: [...common, ...own].map((at) => readParameter(document, at, compile)),
    body: body && {
      required: body.value.required === true,
      content: Object.fromEntries(
        Object.keys(body.value.content).map((type) => [
          type,
          compile(`${body.pointer}/content/${escape(type)}/schema`),
        ]),
      ),
    },
  }
}

function readParameter(document, at, compile) {
  const { value, pointer } = resolve(document, at)
  return {
    name: value.name,
    in: value.in,
    required: value.required === true,
    deep: value.style === 'deepObject',
    explode: value.explode ?? true,
    schema: resolve(document, `${pointer}/schema`).value,
    validate: compile(`${pointer}/schema`),
  }
}

/** Follows references from a place in the document to the place that has the thing itself. */
function resolve(document, pointer) {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce(
      (part, key) => part[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
  return value.$ref ? resolve(document, value.$ref.slice(1)) : { value, pointer }
}

function escape(key) {
  // Braces are not allowed in the fragment of an address, which a reference is.
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function forEachObject(value, visit) {
  if (typeof value !== 'object' || value === null) return
  visit(value)
  for (const part of Object.values(value)) forEachObject(part, visit)
}
