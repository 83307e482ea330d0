import type { Rolldown } from 'vite'

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/** Only modules that tags load at once. Others, such as Try it, stay apart from the rest of their folder. */
const tags: Group['tags'] = ['$initial']

const byPriority: readonly Group[] = [
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
    test: /[/]src[/](lib[/]|state[/]screen[/]|theme[/]color|parts[/](lazy|strategy-name|sign-in-note)|ui[/][\w-]+[.])|[/]lucide-react[/]/,
    minShareCount: 2,
  },
  // Reads of data of the portal, with those before the first rendering.
  {
    name: 'reads',
    test: /[/]src[/](state[/]reads[/]|parts[/]load-failure[/]|.*-reads?[.]ts$|screens[/][\w-]+[/]prefetch[.]ts$)/,
  },
  { name: 'reference', tags, test: /[/]src[/]reference[/]/, minShareCount: 2 },
  // Of what is in the page before its code.
  { name: 'access-styles', tags, test: /styles:.*[/](registration|strategy-card)[/]/ },
  // Before the parts, which are made of them.
  ...['ui', '(?:parts|screens)'].map((folders) => ({
    name: (id: string) => new RegExp(`/src/${folders}/([\\w-]+)/`).exec(id)?.[1] ?? null,
    debugName: folders,
    tags,
    minShareCount: 2,
  })),
]

/**
 * Chunks by the folders of their modules. A chunk has these, and all that they import, unless one before it has that already. A browser asks
 * one server for six files at a time, and small files hardly compress, so what screens share is in few chunks.
 */
export const codeSplitting = {
  groups: byPriority.map((group, index) => ({ ...group, priority: byPriority.length - index })),
}
