import { createElement, type ReactNode, type SVGProps } from 'react'

interface IconData {
  /** Shapes of the drawing, on a field of 24 by 24. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. Default 24. */
  size?: number
}

/**
 * Makes a component of an icon's drawing. The build puts this in the place of the icon library's own maker, which serves
 * contexts, class names and aliases that we do not use and costs ten times as much.
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
