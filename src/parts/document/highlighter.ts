import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import graphql from 'highlight.js/lib/languages/graphql'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { createElement, type ReactNode } from 'react'

const languages = {
  ...{
    bash,
    csharp,
    css,
    diff,
    go,
    graphql,
    http,
    ini,
    java,
    javascript,
    json,
    php,
    python,
    ruby,
    sql,
    typescript,
  },
  ...{ xml, yaml },
}
const lowlight = createLowlight(languages)
lowlight.registerAlias({ bash: ['shell', 'console'], json: ['jsonc', 'json5', 'problem+json'] })

type Tree = ReturnType<typeof lowlight.highlight>['children'][number]

/** Code with its words marked by what they are; undefined where the language is not one of ours. */
export function highlighted(code: string, language: string): ReactNode {
  const name = language.toLowerCase()
  if (!lowlight.registered(name)) return undefined
  return lowlight.highlight(name, code, { prefix: 'pe-hl-' }).children.map(draw)
}

function draw(node: Tree, key: number): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { className } = node.properties
  const classes = Array.isArray(className) ? className.join(' ') : undefined
  return createElement('span', { key, className: classes }, node.children.map(draw))
}
