/** Applications that embed the tags, each with the folder that it is served from. */
export const hosts = [
  { name: 'html', title: 'HTML', folder: 'html' },
  { name: 'react', title: 'React', folder: 'react/dist' },
  { name: 'vue', title: 'Vue', folder: 'vue/dist' },
  { name: 'svelte', title: 'Svelte', folder: 'svelte/dist' },
  { name: 'angular', title: 'Angular', folder: 'angular/dist' },
  { name: 'cms', title: 'Theme of a CMS', folder: 'cms/dist' },
]

export const isBuilt = ({ name, folder }) => folder !== name
