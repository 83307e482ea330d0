import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { minifiedScript } from './minified-script.mjs'

const CHUNKS = 'chunks'
/** The bundler's own few functions, for which it makes a file of its own. */
const RUNTIME = 'rolldown-runtime'
/** The chunk that all tags need. */
const CORE = 'core.js'
/** Begins the names of these functions there. */
const SHARED = 'runtime_'

/** What the names of texts begin with in every language. */
const textFile = /^([a-z]{2})\.[\w-]+\.js$/

/** Hash of the names and contents of all files below a folder. */
function hashOf(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true }).sort())
    if (!name.endsWith('.map')) hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('base64url').slice(0, 10)
}

/**
 * Puts the bundler's functions into the chunk that all tags need, from where the others import them: as a file of their own they would
 * cost every page a request. Chunks that do without that one get what they use.
 */
async function inlineRuntime(folder) {
  const runtime = new RegExp(`import\\{([^}]*)\\}from"\\./${RUNTIME}\\.js";`)
  const exported = /export\{([^}]*)\}/.exec(readFileSync(join(folder, `${RUNTIME}.js`), 'utf8'))?.[1] ?? ''
  const names = exported.split(',').map((name) => name.split(' as ').at(-1))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js') && file !== `${RUNTIME}.js`)) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    const [whole, used] = runtime.exec(code) ?? []
    const rest = whole ? code.replace(whole, '') : code
    if (name === CORE)
      writeFileSync(
        file,
        `${await runtimeOf(folder, names.map((one) => `${one} as ${SHARED}${one}`).join())}${whole ? `var ${declared(used)};` : ''}${rest}export{${names.map((one) => SHARED + one).join()}};`,
      )
    else if (whole && code.includes(`from"./${CORE}"`))
      writeFileSync(file, `import{${shared(used)}}from"./${CORE}";${rest}`)
    else if (whole) writeFileSync(file, `${await runtimeOf(folder, used)}${rest}`)
  }
  const left = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`/${RUNTIME}.js`),
  )
  if (left.length > 0) throw new Error(`These still import the bundler's functions: ${left.join(', ')}.`)
  rmSync(join(folder, `${RUNTIME}.js`))
}

/** Makes V8 compile all functions of a file on another thread while it arrives, in place of each on the main one when it is called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'
/** Of smaller files the main thread has little to compile. */
const FEWEST_CHARACTERS = 4000

/** Marks the larger files of code that tags need for their first rendering. */
function hintCompilation(folder, { tags }) {
  const names = new Set(Object.values(tags).flat())
  for (const name of [...names].filter((one) => !/^\.\w/.test(one))) {
    const file = join(folder, `${name.replace('../', '')}.js`)
    const code = readFileSync(file, 'utf8')
    if (code.length >= FEWEST_CHARACTERS) writeFileSync(file, COMPILE_HINT + code)
  }
}

/** Puts an import first, behind the comment that has to be the first line. */
const withImport = (statement, code) =>
  code.startsWith(COMPILE_HINT)
    ? COMPILE_HINT + statement + code.slice(COMPILE_HINT.length)
    : statement + code

const onlyExports = /^export\{(\w+) as default\}from"\.\/([\w-]+\.js)";\s*$/

/** Gives an entry that only exports what another file has the contents of that file: each file costs a page a request.
 * Returns the entry of each file that is gone. */
function joinEntries(folder) {
  const names = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const joined = new Map()
  for (const entry of names) {
    const [, exported, file] = (!joined.has(entry) && onlyExports.exec(read(entry))) || []
    if (!file) continue
    const code = read(file)
    const local = new RegExp(`[{,]([\\w$]+) as ${exported}[,}]`).exec(
      /export\{[^}]*\};?\s*$/.exec(code)?.[0] ?? '',
    )?.[1]
    if (!local) throw new Error(`${file} does not export what ${entry} needs.`)
    writeFileSync(join(folder, entry), `${code}export{${local} as default};`)
    rmSync(join(folder, file))
    joined.set(file, entry)
    for (const name of readdirSync(folder).filter((other) => other.endsWith('.js')))
      if (read(name).includes(`./${file}`))
        writeFileSync(join(folder, name), read(name).replaceAll(`./${file}`, `./${entry}`))
  }
  return joined
}

/** `a as e,t` gives the pairs of `a` and `e`, and of `t` and `t`. */
const pairsOf = (used) =>
  used
    .split(',')
    .map((name) => name.split(' as '))
    .map(([name, local = name]) => [name, local])

const shared = (used) =>
  pairsOf(used)
    .map(([name, local]) => `${SHARED}${name} as ${local}`)
    .join()

const declared = (used) =>
  pairsOf(used)
    .map(([name, local]) => `${local}=${SHARED}${name}`)
    .join()

/** Returns a statement that declares what an import statement names: `a as e,t`. */
async function runtimeOf(folder, used) {
  const locals = used.split(',').map((name) => name.split(' as ').at(-1))
  const contents = `import {${used}} from './${RUNTIME}.js'; globalThis.result = { ${locals.join()} }`
  const text = await minifiedScript({ stdin: { contents, resolveDir: folder } })
  return `var{${locals.join()}}=${text.replace('globalThis.result=', 'return')}`
}

/** A dynamic import that is handed to a helper of ours, which only calls it, with arguments of Vite that the helper does not use. */
const preloadCall =
  /\(\)=>[\w$]+\((?<load>\(\)=>import\(`[^`]*`\)(?:\.then\([\w$]+=>[\w$.]+\))?),\[\],import\.meta\.url\)/g
const preloadArguments = /,\[\],import\.meta\.url\)/g

function dropPreloads(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    writeFileSync(file, code.replace(preloadCall, '$<load>').replace(preloadArguments, ')'))
  }
}

const importsCore = /(?<=\bfrom"|\bimport\(`)\.\/core\.js(?=["`])/g
const importsOther = /(?<=\bfrom"|\bimport\(`)\.\/(?!core\.js)(?=[^"`]*\.js["`])/g

/**
 * Moves the core out of the folder, to an address that never changes: a page names it as `modulepreload`, so that it comes beside the
 * loader. What the others import of it is named by chance, so each of them also imports a name that only the core of the same build
 * exports. With another one it is not linked, and counts as code that is gone.
 */
function moveCore(kit, folder) {
  const build = `build_${folder.slice(CHUNKS.length + 1).replaceAll('-', '$')}`
  for (const name of readdirSync(join(kit, folder)).filter((file) => file.endsWith('.js'))) {
    const file = join(kit, folder, name)
    const code = readFileSync(file, 'utf8')
    if (name === CORE)
      writeFileSync(file, `${code.replaceAll(importsOther, () => `./${folder}/`)}export let ${build};`)
    else if (code.includes(`from"./${CORE}"`))
      writeFileSync(
        file,
        withImport(`import{${build}}from"../${CORE}";`, code.replaceAll(importsCore, `../${CORE}`)),
      )
    else if (code.includes(CORE)) throw new Error(`${name} names the core in a way that is not known.`)
  }
  renameSync(join(kit, folder, CORE), join(kit, CORE))
  const index = join(kit, 'index.js')
  const entry = readFileSync(index, 'utf8').replaceAll(`./${CHUNKS}/${CORE}`, `./${CORE}`)
  writeFileSync(index, `import{${build}}from"./${CORE}";${entry.replaceAll(`./${CHUNKS}/`, `./${folder}/`)}`)
}

/**
 * Gives the folder of all chunks a name with a hash, so that browsers may keep its files forever: one hash for all, because nearly every
 * chunk names others, and with it the loader knows every address. Writes the loader, which carries the graph.
 */
export async function finishKit(kit) {
  const graph = JSON.parse(readFileSync(join(kit, 'graph.json'), 'utf8'))
  const joined = joinEntries(join(kit, CHUNKS))
  for (const [name, files] of Object.entries(graph.tags))
    graph.tags[name] = files
      .filter((file) => file !== RUNTIME)
      .map((file) => joined.get(`${file}.js`)?.replace(/\.js$/, '') ?? file)
      .map((file) => (`${file}.js` === CORE ? `../${file}` : file))
  await inlineRuntime(join(kit, CHUNKS))
  dropPreloads(join(kit, CHUNKS))
  hintCompilation(join(kit, CHUNKS), graph)
  const folder = `${CHUNKS}-${hashOf(join(kit, CHUNKS))}`
  renameSync(join(kit, CHUNKS), join(kit, folder))
  moveCore(kit, folder)

  const languages = [
    ...new Set(readdirSync(join(kit, folder)).flatMap((name) => textFile.exec(name)?.[1] ?? [])),
  ].sort()
  writeFileSync(join(kit, 'graph.json'), JSON.stringify({ folder, languages, ...graph }))
  await buildLoader(kit, folder, { languages: languages.join(' '), tags: tagFiles(graph) })
  if (!existsSync(join(kit, 'loader.js'))) throw new Error('The loader was not written.')
}

/** The declaration is named by its tag. */
const tagFiles = ({ tags }) =>
  Object.fromEntries(
    Object.entries(tags).map(([name, files]) => [
      name,
      files.filter((file) => file !== `portal-${name}`).join(' '),
    ]),
  )

/** What `elements/graph.ts` exports, for the files of the build. */
const builtGraph = (folder, { languages, tags }) => `export const graph = {
  load: (file) => import(/* @vite-ignore */ new URL('./${folder}/' + file + '.js', import.meta.url).href),
  languages: ${JSON.stringify(languages)},
  tags: ${JSON.stringify(tags)},
}`

async function buildLoader(kit, chunks, graph) {
  const folder = join(kit, 'loader')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'built-graph',
        enforce: 'pre',
        load: (id) => (id.endsWith('elements/graph.ts') ? builtGraph(chunks, graph) : undefined),
      },
    ],
    build: {
      outDir: folder,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { loader: 'elements/loader.ts' },
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  renameSync(join(folder, 'loader.js'), join(kit, 'loader.js'))
  rmSync(folder, { recursive: true })
}
