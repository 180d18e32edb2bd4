import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

/** Only what is drawn here; a file of its own, so that nothing else loads it (decision 0068). */
use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

export { init };
