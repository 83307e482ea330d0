/**
 * Chunks by name, each with its entry modules. A chunk has them and all that they import, unless one before it has that already. Modules
 * that are named nowhere get the chunks that the bundler gives them. A browser asks one server for six files at a time, and small files
 * hardly compress, so what screens share is in few chunks.
 */
export const chunkPlan: Readonly<Record<string, readonly string[]>> = {
  // What every tag needs: in one piece it is smaller.
  core: [
    'src/element/kit.ts',
    'src/element/declare.ts',
    'src/i18n/format.ts',
    'src/i18n/use-messages.ts',
    'src/lib/capitalize.ts',
    'src/lib/delay.ts',
    'src/lib/field-reasons.ts',
    'src/lib/hash-url.ts',
    'src/lib/random-key.ts',
    'src/parts/portal-link/portal-link.tsx',
    'src/router/paths.ts',
    'src/state/stored-choice.ts',
    'src/state/use-attempts.ts',
    'src/state/use-latest.ts',
    'src/state/user-status.ts',
    'src/ui/button.tsx',
    'src/ui/create-icon.ts',
    'src/ui/field.tsx',
    'src/ui/focus-invalid-field.ts',
    'src/ui/heading.tsx',
    'src/ui/spinner.tsx',
    'src/ui/use-late.ts',
    'lucide-react/icons/check',
    'lucide-react/icons/eye',
    'lucide-react/icons/eye-off',
  ],
  // What every screen beside the forms needs on top.
  asking: [
    'src/i18n/constraint-text.ts',
    'src/i18n/error-text.ts',
    'src/parts/load-failure/load-failure.tsx',
    'src/reference/page-location.ts',
    'src/state/hooks.ts',
    'src/state/use-action.ts',
    'src/state/use-async.ts',
    'src/state/use-searched-pages.ts',
    'src/theme/color.ts',
    'src/ui/alert.tsx',
    'src/ui/card.css',
    'src/ui/empty.tsx',
    'src/ui/failure.tsx',
    'src/ui/kind.css',
    'src/ui/live-region.tsx',
    'src/ui/skeleton.tsx',
    'src/ui/use-shortcut.ts',
    'lucide-react/icons/chevron-down',
    'lucide-react/icons/chevron-right',
    'lucide-react/icons/layout-grid',
    'lucide-react/icons/search',
  ],
  // What reads from the portal through its cache, and what each screen reads first.
  reads: [
    'src/screens/account/prefetch.ts',
    'src/screens/application/prefetch.ts',
    'src/screens/application-form/prefetch.ts',
    'src/screens/catalog/prefetch.ts',
    'src/screens/dashboard/prefetch.ts',
    'src/screens/docs/prefetch.ts',
    'src/screens/my-apps/prefetch.ts',
    'src/parts/load-failure/refresh-failure.tsx',
    'src/parts/registration/load-version-applications.ts',
    'src/state/use-last-read.ts',
    'src/state/use-read.ts',
  ],
  // What every form of an account is made of, the sign-in included.
  forms: [
    'src/parts/form/fields-portal.tsx',
    'src/parts/form/form-message.tsx',
    'src/parts/form/form-state.ts',
    'src/parts/form/use-form.tsx',
    'src/parts/late/late.tsx',
    'src/parts/mail-link/late-link-notice.tsx',
    'src/parts/mail-link/link-fault.ts',
    'src/state/use-signed-in-email.ts',
    'src/ui/blocked-button.tsx',
    'src/ui/password-field.tsx',
  ],
  // In the registration and in the dialogs of applications, which share nothing else.
  checkbox: ['src/ui/checkbox.tsx'],
  // What all of them but the sign-in are made of.
  'account-form': ['src/parts/form/form.tsx'],
  'password-policy': [
    'src/parts/password-requirements/password-requirements.tsx',
    'src/parts/password-requirements/use-password-policy.ts',
  ],
  // In a form of its own, and in the account.
  'change-password': [
    'src/screens/change-password/change-password.tsx',
    'src/parts/change-password-form/change-password-form.tsx',
  ],
  // What every screen with a list shows around it.
  lists: [
    'src/lib/fill-template.ts',
    'src/lib/save-file.ts',
    'src/ui/choice-buttons.tsx',
    'src/ui/pagination.tsx',
    'src/ui/search-field.tsx',
    'src/ui/table.tsx',
    'lucide-react/icons/download',
  ],
  // What shows products and what belongs to them: references, documents, applications.
  'product-parts': [
    'src/parts/code-block/code-block.tsx',
    'src/parts/copy-id/copy-tip.tsx',
    'src/parts/copy-id/use-copy.ts',
    'src/parts/document/document-links.ts',
    'src/parts/document/document.css',
    'src/parts/document/safe-target.ts',
    'src/parts/portal-link/page-links.ts',
    'src/parts/product-shell/document-tree.tsx',
    'src/parts/product-shell/product-address.ts',
    'src/parts/product-shell/product-shell.tsx',
    'src/parts/product-shell/tree-walk.ts',
    'src/parts/product-shell/use-product.ts',
    'src/ui/badge.tsx',
    'src/ui/compact-select.tsx',
    'src/ui/icon-button.tsx',
    'src/ui/pager.tsx',
    'src/ui/select-field.tsx',
    'lucide-react/icons/arrow-right',
    'lucide-react/icons/copy',
    'lucide-react/icons/file-question-mark',
    'lucide-react/icons/x',
  ],
  toasts: ['src/parts/page-toasts/page-toasts.tsx', 'src/ui/toasts.tsx'],
  // What every screen of an application asks and says.
  'application-parts': [
    'src/parts/analytics/dashboard-path.ts',
    'src/parts/analytics/analytics-config-read.ts',
    'src/parts/applications/application-failure.tsx',
    'src/parts/applications/application-read.ts',
  ],
  // What applications are made, shown and deleted with.
  applications: [
    'src/parts/applications/delete-application.tsx',
    'src/parts/applications/refresh-secret.tsx',
    'src/parts/applications/strategies-notice.tsx',
    'src/parts/applications/strategies-read.ts',
    'src/parts/scope-choice/scope-choice.tsx',
    'src/parts/secret-dialog/secret-dialog.tsx',
    'src/state/use-known-secrets.ts',
    'src/ui/dialog.tsx',
    'src/ui/text-area-field.tsx',
  ],
  // What reads a description that a page names by its address, before the screen is there.
  'pending-description': ['src/screens/spec/prefetch.ts'],
  // A reference but for its models, which share their schemas with it.
  spec: ['src/screens/spec/spec.tsx'],
}

/** Texts that come in one file, because what shows some of them shows others, or because files of their own would cost more. */
const textFiles: Readonly<Record<string, readonly string[]>> = {
  // With those of the portal's frame and of its first screen.
  common: ['common', 'forms', 'header', 'login', 'routes'],
  application: ['access', 'application', 'application-form'],
  applications: ['applications', 'metrics', 'my-apps', 'secrets'],
  product: ['document', 'product'],
}

const fileOfText = new Map(
  Object.entries(textFiles).flatMap(([file, namespaces]) =>
    namespaces.map((namespace) => [namespace, file] as const),
  ),
)

const textModule = /[\\/]src[\\/]i18n[\\/]locales[\\/](\w\w)[\\/]([\w-]+)\.ts$/

/** Returns the name of the file that has the texts of a module, such as `en.login`, or undefined if the module has none. */
export function textFileOf(id: string | null): string | undefined {
  const [, language, namespace = ''] = textModule.exec(id ?? '') ?? []
  return language && `${language}.${fileOfText.get(namespace) ?? namespace}`
}
