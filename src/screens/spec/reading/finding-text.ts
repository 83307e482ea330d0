import type { Finding } from '../../../reference'
import type { Translate } from '../../../i18n'

/** The text of a finding, in the reader's language. */
export function findingText(
  { code, values }: Pick<Finding, 'code' | 'values'>,
  t: Translate<'reference'>,
): string {
  const value = (name: string) => values[name] ?? ''
  switch (code) {
    case 'reference-missing':
      return t('referenceMissing', { reference: value('reference') })
    case 'reference-external':
      return t('referenceExternal', { reference: value('reference') })
    case 'reference-circular':
      return t('referenceCircular', { reference: value('reference') })
    case 'wrong-type':
      return t('wrongType', { expected: value('expected') })
    case 'duplicate-operation-id':
      return t('duplicateOperationId', { operationId: value('operationId'), id: value('id') })
    case 'path-parameter-missing':
      return t('pathParameterMissing', { name: value('name'), path: value('path') })
    case 'security-scheme-missing':
      return t('securitySchemeMissing', { name: value('name') })
    case 'duplicate-parameter':
      return t('duplicateParameter', { name: value('name'), location: value('in') })
    case 'title-missing':
      return t('titleMissing')
    case 'nothing-described':
      return t('nothingDescribed')
    case 'newer-version':
      return t('newerVersion', { version: value('version') })
    case 'more-findings':
      return t('moreFindings', { number: value('count') })
  }
}
