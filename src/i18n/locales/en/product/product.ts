export default {
  logIn: 'Log in to see more and to get keys',
  contents: 'Contents',
  onThisPage: 'On this page',
  version: 'Version',
  noVersions: 'No Product Versions',
  deprecatedVersion: '{{name}} (deprecated)',
  deprecated: 'Version {{name}} is deprecated. It still works, but it will be removed.',
  changeTo: 'Change to {{name}}',
  documents: 'Documentation',
  pagesBelow: 'Pages below {{title}}',
} as const
