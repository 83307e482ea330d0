// The least that renders a field: the script is as large as a kit, and nearly all of it is read but not run.
const field = document.createElement('input')
field.type = 'email'
const form = document.createElement('form')
form.addEventListener('submit', (event) => event.preventDefault())
form.append(field)
document.body.append(form)

if (location.hash === '#never')
  import('react-dom/client').then(({ createRoot }) => createRoot(document.body), console.error)
