import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, it } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { applicationWith, builtPackages, packed } from '../support/packages'

const component = (members: string, template: string) => `
import { Component } from '@angular/core'
import { PortalCatalog, PortalHeader, PortalLogin } from 'portal-elements/angular'

@Component({ imports: [PortalCatalog, PortalHeader, PortalLogin], template: ${JSON.stringify(template)} })
export class Page {
  ${members}
}
`

/** Members of the component, then its template. */
const accepted: readonly (readonly [members: string, template: string])[] = [
  [
    'size = 6; view: "cards" | "table" | undefined; total = 0; error: unknown',
    '<portal-catalog [pageSize]="size" [view]="view" (catalogSearch)="total = $event.detail.total" (elementError)="error = $event.detail.error" />',
  ],
  [
    'email: string | undefined; explain = ({ error }: { error: { code: string } }) => error.code',
    '<portal-login class="wide" shadow [showRegisterLink]="true" [customErrorHandler]="explain" (loginSuccess)="email = $event.detail.user?.email" />',
  ],
  // Attributes and events as HTML has them.
  [
    'to = ""; total = 0',
    '<portal-header (navigate)="to = $event.detail.to" (logout)="to = \'/\'" /><portal-catalog page-size="6" view="table" (catalog-search)="total = $event.detail.total" />',
  ],
]

const refused: readonly (readonly [members: string, template: string, message: RegExp])[] = [
  ['', '<portal-login [pageSize]="6" />', /NG8002: Can't bind to 'pageSize'/],
  ['', '<portal-catalog [pageSize]="\'6\'" />', /TS2322: Type 'string' is not assignable to type 'number/],
  ['', '<portal-catalog view="list" />', /TS2322: Type '"list"' is not assignable/],
  [
    'explain = (code: number) => code',
    '<portal-login [customErrorHandler]="explain" />',
    /TS2322: Type '\(code: number\) => number'/,
  ],
  [
    'user: unknown',
    '<portal-login (loginSuccess)="user = $event.detail.developer" />',
    /TS2339: Property 'developer' does not exist/,
  ],
  [
    'total = 0',
    '<portal-login (catalogSearch)="total = $event.detail.total" />',
    /TS2339: Property 'detail' does not exist/,
  ],
  ['', '<portal-sign-in />', /NG8001: 'portal-sign-in' is not a known element/],
]

/** What the compiler says of each file. */
let messages: string

const fileOf = (kind: string, index: number) => `${kind}-${index}.ts`
const messagesOf = (file: string) => messages.split('\n').filter((line) => line.startsWith(`${file}:`))

/** Tests of the packed directives, with Angular's own compiler. */
export function testAngularDirectives(): void {
  before(async () => {
    await builtPackages()
    const others = ['@angular/core', 'rxjs', 'tslib']
    const application = applicationWith('portal-elements', packed('dist/package').archive, others)
    const write = (kind: string) => (page: readonly [string, string, ...unknown[]], index: number) =>
      writeFileSync(join(application, fileOf(kind, index)), component(page[0], page[1]))
    accepted.forEach(write('accepted'))
    refused.forEach(write('refused'))
    const compilerOptions = {
      ...{ target: 'es2022', module: 'preserve', moduleResolution: 'bundler', lib: ['es2022', 'dom'] },
      ...{ strict: true, experimentalDecorators: true, types: [], noEmit: true },
    }
    // No component uses all directives.
    const extendedDiagnostics = { checks: { unusedStandaloneImports: 'suppress' } }
    const angularCompilerOptions = { strictTemplates: true, extendedDiagnostics }
    const settings = { compilerOptions, angularCompilerOptions, include: ['*.ts'] }
    writeFileSync(join(application, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = join(process.cwd(), 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js')
    const options = { cwd: application, encoding: 'utf8' } as const
    const { status, stderr, stdout } = spawnSync(process.execPath, [compiler, '-p', '.'], options)
    messages = stripVTControlCharacters(`${stdout}${stderr}`)
    assert.equal(status, 1, messages)
  })

  for (const [index, [, template]] of accepted.entries())
    it(`Angular accepts ${template}`, () => {
      assert.deepEqual(messagesOf(fileOf('accepted', index)), [], messages)
    })

  for (const [index, [, template, message]] of refused.entries())
    it(`Angular refuses ${template}`, () => {
      const found = messagesOf(fileOf('refused', index))
      assert.equal(found.length, 1, messages)
      assert.match(found[0] ?? '', message)
    })

  it('the directives may be imported on a server, where they define nothing', () => {
    const others = ['@angular/core', '@angular/compiler', 'rxjs', 'tslib']
    const application = applicationWith('portal-elements', packed('dist/package').archive, others)
    const program = `
      import '@angular/compiler'
      const { PortalCatalog } = await import('portal-elements/angular')
      const { inputs, outputs, selectors } = PortalCatalog.ɵdir
      console.log(JSON.stringify([selectors, Object.keys(inputs).includes('pageSize'), outputs.catalogSearch]))
      console.log(typeof globalThis.customElements)`
    writeFileSync(join(application, 'main.mjs'), program)
    const output = execFileSync(process.execPath, ['main.mjs'], { cwd: application, encoding: 'utf8' })
    assert.deepEqual(output.trim().split('\n'), ['[[["portal-catalog"]],true,"catalogSearch"]', 'undefined'])
  })
}
