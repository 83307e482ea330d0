import { useMessages } from '../../i18n'
import { CodeBlock } from '../../parts/code-block/code-block'
import { ChoiceButtons } from '../../ui/choice-buttons'
import { Heading } from '../../ui/heading'
import { snippetsOf } from './code/snippets'
import { type Configuration, type Host, hosts } from './configuration'
import '../../ui/field.css'
import './builder.css'

interface CodePanelProps {
  configuration: Configuration
  level: number
  onHost(host: Host): void
}

const names: Readonly<Record<Host, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
  wordpress: 'WordPress',
}

/** The code to paste, for each kind of host. */
export function CodePanel({ configuration, level, onHost }: CodePanelProps) {
  const t = useMessages('builder')
  const { host } = configuration
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
      {host === 'react' && <p className="pe-hint">{t('reactVersion')}</p>}
      {host === 'wordpress' && <p className="pe-hint">{t('customHtmlBlock')}</p>}
      {snippetsOf(configuration, location.origin).map(({ file, lang, text }) => (
        <CodeBlock
          key={file ?? lang}
          lang={lang}
          text={text}
          title={file ?? names[host]}
          label={t('codeOf', { file: file ?? names[host] })}
          copyLabel={t('copyOf', { file: file ?? names[host] })}
        />
      ))}
    </section>
  )
}
