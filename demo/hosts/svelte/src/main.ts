import '@picocss/pico/css/pico.min.css'
import 'portal-elements/types/svelte'
import { configure } from 'portal-elements/loader'
import { mount } from 'svelte'
import App from './App.svelte'

configure({ apiBaseUrl: 'http://localhost:4000', userEntity: 'developer' })

mount(App, { target: document.getElementById('app')! })
