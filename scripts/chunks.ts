import type { Rolldown } from 'vite'

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/** Only modules that tags load at once. Others, such as Try it, stay apart from the rest of their folder. */
const tags: Group['tags'] = ['$initial']

/** A chunk for each folder in a folder. */
const byFolder = (folders: string): Group => ({
  name: (id: string) => new RegExp(`/src/${folders}/([\\w-]+)/`).exec(id)?.[1] ?? null,
  debugName: folders,
  tags,
  minShareCount: 2,
})

/**
 * Of the browser build alone, where each file costs a page a request. The bundler of an application finds all that a chunk leads to behind
 * every tag that needs the chunk.
 */
const inBrowserBuild = {
  /** What leads to Get access. */
  screens: /[/]src[/]parts[/]get-access[/]/,
  reads: /[/]src[/]screens[/][\w-]+[/]prefetch[.]ts$/,
}

const byPriority = (isBrowserBuild: boolean): readonly Group[] => [
  // Needed by every tag, or by forms and most other screens.
  {
    name: 'kit',
    tags,
    test: /[/]src[/](element|state[/][\w-]+[.]|i18n[/]error-text|ui[/](basics[/]|alert)|parts[/](load-failure[/]sign-in-alert|portal-link)|lib[/]field-reasons)|[/]lucide-react[/].*[/](check|dot|eye|eye-off)[.]mjs$/,
  },
  {
    name: 'forms',
    tags,
    test: /[/]src[/]((state|ui)[/]forms|parts[/](form|mail-link|waiting))[/]|[/]src[/]ui[/]use-lost-focus/,
  },
  // Shared by screens other than forms.
  {
    name: 'screens',
    tags,
    test: (id) =>
      /[/]src[/](lib[/]|state[/]screen[/]|theme[/]color|parts[/](lazy|strategy-name|sign-in-note)|ui[/](?!pager[.])[\w-]+[.])|[/]lucide-react[/]/.test(
        id,
      ) ||
      (isBrowserBuild && inBrowserBuild.screens.test(id)),
    minShareCount: 2,
  },
  // Reads of data of the portal, with those before the first rendering.
  {
    name: 'reads',
    test: (id) =>
      /[/]src[/](state[/]reads[/]|parts[/]load-failure[/]|.*-reads?[.]ts$)/.test(id) ||
      (isBrowserBuild && inBrowserBuild.reads.test(id)),
  },
  // Of what is in the page before its code.
  { name: 'access-styles', tags, test: /styles:.*[/](registration|strategy-card)[/]/ },
  // Of the pages about one product: its reference and its documents.
  {
    name: 'product-shell',
    tags,
    test: /[/]src[/](parts[/](first-steps|product-shell)|ui[/]pager[.])/,
    minShareCount: 2,
  },
  // Before the parts, which are made of them.
  byFolder('ui'),
  // Code is in documents too, which load nothing else of references.
  byFolder('parts(?=/code-block/)'),
  // So are the rules of passwords in forms that have nothing else of the one that changes a password.
  byFolder('parts(?=/password-requirements/)'),
  // What references and the requests of guides share.
  {
    name: 'reference',
    tags,
    test: /[/]src[/](reference|parts[/](api-reference|try-it))[/]/,
    minShareCount: 2,
  },
  byFolder('parts'),
  // Whole: a file of what a screen shares with parts of it that come later is one request more.
  { ...byFolder('screens'), minShareCount: isBrowserBuild ? 1 : 2 },
]

/**
 * Chunks by the folders of their modules. A chunk has these, and all that they import, unless one before it has that already. A browser asks
 * one server for six files at a time, and small files hardly compress, so what screens share is in few chunks.
 */
export const chunkGroups = (isBrowserBuild: boolean) =>
  byPriority(isBrowserBuild).map((group, index, { length }) => ({ ...group, priority: length - index }))
