import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a React page with a sign-in form can be. */
function Form() {
  const [entered, setEntered] = useState({ email: '', password: '' })
  const field = (name, type) =>
    h(
      'label',
      null,
      name,
      h('input', {
        type,
        value: entered[name],
        onChange: ({ target }) => setEntered({ ...entered, [name]: target.value }),
      }),
    )
  return h(
    'form',
    { onSubmit: (event) => event.preventDefault() },
    field('email', 'email'),
    field('password', 'password'),
    h('button', null, 'Log in'),
  )
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(h(Form))
