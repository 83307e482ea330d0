/** As much of the library, which has no types, as is used. */
declare module 'frappe-charts/dist/frappe-charts.esm.js' {
  interface ChartData {
    labels: string[]
    datasets: { name: string; values: number[] }[]
  }
  interface ChartOptions {
    data: ChartData
    type: 'line' | 'bar' | 'donut'
    height: number
    animate: 0 | 1
    axisOptions?: { xAxisMode?: 'tick'; xIsSeries?: 0 | 1; shortenYAxisNumbers?: 0 | 1 }
    barOptions?: { stacked?: 0 | 1; spaceRatio?: number }
    lineOptions?: { hideDots?: 0 | 1; regionFill?: 0 | 1 }
    maxSlices?: number
  }
  export class Chart {
    constructor(parent: HTMLElement, options: ChartOptions)
    /** The chart itself; this class only chooses it. */
    update(data: ChartData): void
    destroy(): void
  }
}
