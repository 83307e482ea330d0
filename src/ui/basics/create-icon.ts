import { createElement, type ReactNode, type SVGProps } from 'react'

interface IconData {
  /** Shapes of the icon, in a view box of 24 by 24. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. Default 24. */
  size?: number
}

/**
 * Makes a component of an icon's shapes. The build replaces the icon library's own factory by this one: that supports contexts,
 * class names and aliases, which we do not use, and is ten times as large.
 */
export default function createIcon({ node }: IconData): (props: IconProps) => ReactNode {
  return ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
