/**
 * Applications that embed the tags, each with the folder that it is served from. The pages of one with a server of its own are rendered
 * when they are asked for. Tests use further builds of some, which these scripts make.
 */
export const hosts = [
  { name: 'html', title: 'HTML', folder: 'html' },
  { name: 'react', title: 'React', folder: 'react/dist' },
  { name: 'vue', title: 'Vue', folder: 'vue/dist' },
  { name: 'svelte', title: 'Svelte', folder: 'svelte/dist' },
  { name: 'angular', title: 'Angular', folder: 'angular/dist' },
  {
    name: 'next',
    title: 'Next',
    folder: 'next',
    server: 'node_modules/next/dist/bin/next',
    furtherBuilds: ['build:webpack'],
  },
  { name: 'astro', title: 'Astro', folder: 'astro/dist' },
  { name: 'cms', title: 'Theme of a CMS', folder: 'cms/dist' },
]

export const isBuilt = ({ name }) => name !== 'html'
