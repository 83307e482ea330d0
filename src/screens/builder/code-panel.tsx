import { useMessages } from '../../i18n'
import { CodeBlock } from '../../parts/code-block/code-block'
import { ChoiceButtons } from '../../ui/choice-buttons'
import { Heading } from '../../ui/basics/heading'
import { snippetsOf } from './code/snippets'
import type { Snippet } from './code/tag'
import { type Configuration, type Host, hosts, type Source, sources } from './configuration'
import '../../ui/basics/field.css'
import './builder.css'

interface CodePanelProps {
  configuration: Configuration
  level: number
  onHost(host: Host): void
  onSource(source: Source): void
}

const names: Readonly<Record<Host, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
  wordpress: 'WordPress',
}

/** The code to paste, for each kind of host. */
export function CodePanel({ configuration, level, onHost, onSource }: CodePanelProps) {
  const t = useMessages('builder')
  const { host, source } = configuration
  const kitFolder = import.meta.env.KIT_FOLDER as string | undefined
  const snippets = snippetsOf(configuration, location.origin, kitFolder)
  const titleOf = ({ file, form }: Snippet) => (form ? t(form) : (file ?? names[host]))
  return (
    <section className="pe-builder-section" aria-label={t('code')}>
      <Heading level={level} size="section">
        {t('code')}
      </Heading>
      <ChoiceButtons
        label={t('host')}
        choices={hosts.map((value) => ({ value, label: names[value] }))}
        value={host}
        onChoose={onHost}
      />
      {host !== 'wordpress' && (
        <ChoiceButtons
          label={t('source')}
          choices={sources.map((value) => ({ value, label: value === 'npm' ? 'npm' : t('scriptTag') }))}
          value={source}
          onChoose={onSource}
        />
      )}
      {source === 'npm' && host !== 'wordpress' && <p className="pe-hint">{t('packageReact')}</p>}
      {source === 'script' && host === 'react' && <p className="pe-hint">{t('reactVersion')}</p>}
      {host === 'wordpress' && (
        <p className="pe-hint">
          {t(snippets.some(({ form }) => form) ? 'wordpressPlugin' : 'customHtmlBlock')}
        </p>
      )}
      {snippets.map((snippet) => {
        const title = titleOf(snippet)
        return (
          <CodeBlock
            key={title}
            lang={snippet.lang}
            text={snippet.text}
            title={title}
            label={t('codeOf', { file: title })}
            copyLabel={t('copyOf', { file: title })}
          />
        )
      })}
    </section>
  )
}
