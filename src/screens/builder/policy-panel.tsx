import { useMessages } from '../../i18n'
import { CodeBlock } from '../../parts/code-block/code-block'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { Alert } from '../../ui/alert'
import { Field } from '../../ui/forms/field'
import { Heading } from '../../ui/basics/heading'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { type Configuration, originOf } from './configuration'
import { useDraft } from './use-draft'
import { usePolicy } from './use-policy'
import './builder.css'

interface PolicyPanelProps {
  configuration: Configuration
  level: number
  onPage(page: string): void
}

/** The policy of the page that gets the tag, and the origins that the portal has to allow. */
export function PolicyPanel({ configuration, level, onPage }: PolicyPanelProps) {
  const t = useMessages('builder')
  const { page } = configuration
  const policy = usePolicy(configuration)
  const draft = useDraft(
    page,
    (text) => text === '' || originOf(text) !== undefined,
    (text) => onPage(originOf(text) ?? ''),
  )
  return (
    <section className="pe-builder-section" aria-label={t('yourPage')}>
      <Heading level={level} size="section">
        {t('yourPage')}
      </Heading>
      <Field
        name="page"
        label={t('page')}
        hint={t('pageHint')}
        error={draft.isInvalid && t('invalidPage')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
      />
      {policy.status === 'loading' && (
        <Skeleton label={t('loadingPolicy')}>
          <SkeletonLine />
          <SkeletonLine width="long" />
        </Skeleton>
      )}
      {policy.status === 'failed' && <LoadFailure error={policy.error} onRetry={policy.retry} />}
      {policy.status === 'ready' && (
        <>
          <div className="pe-builder-policy">
            <CodeBlock
              lang=""
              title="Content-Security-Policy"
              text={policy.data.policy}
              label={t('policy')}
              copyLabel={t('copyOf', { file: 'Content-Security-Policy' })}
            />
          </div>
          <p className="pe-hint">{t('policyHint')}</p>
          {page && <Origin page={page} isAllowed={policy.data.isOriginAllowed} />}
        </>
      )}
    </section>
  )
}

function Origin({ page, isAllowed }: { page: string; isAllowed: boolean }) {
  const t = useMessages('builder')
  if (isAllowed) return <Alert kind="success">{t('originAllowed', { page })}</Alert>
  return (
    <>
      <Alert kind="warning">{t('originRefused', { page })}</Alert>
      <CodeBlock
        lang=""
        title="ALLOWED_ORIGINS"
        text={`ALLOWED_ORIGINS=${page}`}
        label="ALLOWED_ORIGINS"
        copyLabel={t('copyOf', { file: 'ALLOWED_ORIGINS' })}
      />
    </>
  )
}
