import { useMessages } from '../../../i18n'
import type { MediaType, Operation } from '../../../reference'
import { SelectField } from '../../../ui/inputs/select-field'
import { TextAreaField } from '../../../ui/inputs/text-area-field'
import { bodyKindOf, type DraftProblem, fieldsOf } from '../../../parts/try-it/draft-request'
import { FileField } from './file-field'
import { useFieldError } from '../../../parts/try-it/problem-text'
import type { OpenRequest } from '../../../parts/try-it/use-request'
import { ValueField } from './value-field'
import '../../../parts/try-it/try-it.css'

interface BodyFieldsProps {
  operation: Operation
  open: OpenRequest
  problems: readonly DraftProblem[]
}

/** The body, entered as its media type wants: a text, a file, or field by field. */
export function BodyFields(props: BodyFieldsProps) {
  const t = useMessages('try-it')
  const referenceText = useMessages('reference')
  const { operation, open } = props
  const { session, media } = open
  const content = operation.requestBody?.content ?? []
  if (!media) return null
  return (
    <fieldset className="pe-try-group">
      <legend>{referenceText('body')}</legend>
      {content.length > 1 && (
        <SelectField
          name="media-type"
          label={referenceText('mediaType')}
          options={content.map(({ type }) => ({ value: type, label: type }))}
          value={media.type}
          onChange={({ target }) => session.changeDraft(operation.id, { mediaType: target.value })}
        />
      )}
      {open.isSampleLoading ? <p role="status">{t('preparing')}</p> : <Content {...props} media={media} />}
    </fieldset>
  )
}

function Content({ operation, open, problems, media }: BodyFieldsProps & { media: MediaType }) {
  const t = useMessages('try-it')
  const errorOf = useFieldError(problems)
  const { session, draft, sample } = open
  const kind = bodyKindOf(media)
  const setText = (key: string, text: string) =>
    session.changeDraft(operation.id, { texts: { ...draft.texts, [key]: text } })
  const setFiles = (key: string, files: readonly File[]) =>
    session.changeDraft(operation.id, { files: { ...draft.files, [key]: files } })

  if (kind === 'file')
    return (
      <FileField
        name="body"
        label={media.type}
        files={draft.files[media.pointer] ?? []}
        isList={false}
        error={errorOf(media.pointer)}
        onChange={(files) => setFiles(media.pointer, files)}
      />
    )
  const fields = kind === 'text' ? [] : fieldsOf(media, sample)
  if (fields.length === 0) {
    const text = draft.texts[media.pointer] ?? sample
    return (
      <TextAreaField
        name="body"
        label={media.type}
        hint={kind === 'text' ? undefined : t('fieldsAsJson')}
        spellCheck={false}
        error={errorOf(media.pointer)}
        rows={Math.min(20, Math.max(4, text.split('\n').length))}
        value={text}
        onChange={({ target }) => setText(media.pointer, target.value)}
      />
    )
  }
  return fields.map(({ name, key, required, kind: valueKind, initial }) => {
    const label = required ? t('requiredName', { name }) : name
    return valueKind.kind === 'file' ? (
      <FileField
        key={key}
        name={name}
        label={label}
        files={draft.files[key] ?? []}
        isList={valueKind.isList}
        error={errorOf(name)}
        onChange={(files) => setFiles(key, files)}
      />
    ) : (
      <ValueField
        key={key}
        name={name}
        required={required}
        kind={valueKind}
        text={draft.texts[key] ?? initial}
        error={errorOf(name)}
        onChange={(text) => setText(key, text)}
      />
    )
  })
}
