import { mount } from 'svelte'
import '../../../theme/base.css'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })
