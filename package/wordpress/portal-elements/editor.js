/** Blocks in the editor: the tag's name and what it is set to, and its attributes with their documentation in the sidebar. */
;(({ blocks, blockEditor, components, element, i18n }, tags) => {
  const { createElement: h, Fragment } = element
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components
  const { __, sprintf } = i18n

  const helpOf = ({ description, default: initial }) =>
    initial === undefined || description.includes('Default:')
      ? description
      : // translators: %s: value of an attribute that is not set
        `${description} ${sprintf(__('Default: %s.', 'portal-elements'), initial || '""')}`

  /** What is the default is not written. */
  const controls = {
    flag({ attribute, value, onChange, label, help }) {
      const initial = attribute.default === 'true'
      const checked = value ?? initial
      return h(ToggleControl, {
        label,
        help,
        checked,
        onChange: () => onChange(checked === initial ? !checked : undefined),
      })
    },
    choice({ attribute, value, onChange, label, help }) {
      const options = ['', ...attribute.choices].map((choice) => ({ label: choice || '–', value: choice }))
      return h(SelectControl, {
        label,
        help,
        options,
        value: value ?? '',
        onChange: (chosen) => onChange(chosen || undefined),
      })
    },
    number({ value, onChange, label, help }) {
      return h(TextControl, {
        label,
        help,
        type: 'number',
        value: value ?? '',
        onChange: (text) => onChange(text === '' ? undefined : Number(text)),
      })
    },
    text({ value, onChange, label, help }) {
      return h(TextControl, {
        label,
        help,
        value: value ?? '',
        onChange: (text) => onChange(text || undefined),
      })
    },
  }

  const written = ([name, value]) => (value === true ? name : `${name}="${value}"`)

  const editOf = ({ tag, title, description, attributes, hasContent }) =>
    function Edit({ attributes: values, setAttributes }) {
      const set = attributes.filter(({ name }) => values[name] !== undefined)
      return h(
        Fragment,
        null,
        h(
          InspectorControls,
          null,
          h(
            PanelBody,
            { title: __('Attributes', 'portal-elements') },
            attributes.map((attribute) =>
              h(controls[attribute.kind] ?? controls.text, {
                key: attribute.name,
                attribute,
                label: attribute.name,
                help: helpOf(attribute),
                value: values[attribute.name],
                onChange: (value) => setAttributes({ [attribute.name]: value }),
              }),
            ),
          ),
        ),
        h(
          'div',
          useBlockProps(),
          h(
            Placeholder,
            { icon: 'admin-network', label: title, instructions: description },
            h(
              'code',
              null,
              [`<${tag}`, ...set.map(({ name }) => written([name, values[name]]))].join(' ') + '>',
            ),
          ),
          hasContent && h(InnerBlocks),
        ),
      )
    }

  for (const tag of tags)
    blocks.registerBlockType(`portal-elements/${tag.tag}`, {
      edit: editOf(tag),
      save: () => (tag.hasContent ? h(InnerBlocks.Content) : null),
    })
})(window.wp, window.portalElementsTags)
