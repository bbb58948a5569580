import { mount } from 'svelte'
import App from './App.svelte'
import { install } from './app/install'
import { language } from './state/language.svelte'
import './theme/base.css'

const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
if (import.meta.env.PROD) void install(() => language.code)
