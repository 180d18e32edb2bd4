/** As these programs put it on the clipboard (shortened), and what must come of it. */
export const pasteCorpus = [
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0;font-family:"맑은 고딕"}</style></head><body lang=KO style='tab-interval:40pt'><!--StartFragment-->
<h1 style='margin-left:0'><span lang=EN-US style='font-size:16pt'>시험 결과</span><o:p></o:p></h1>
<p class=MsoNormal style='text-align:justify'><b><span style='color:red'>항균력</span></b><span style='font-family:바탕'>은 99.9%입니다.</span></p>
<p class=MsoListParagraph style='margin-left:40pt;text-indent:-20pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7pt "Times New Roman"'>&nbsp; </span></span><![endif]>첫째 항목</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>Ø<span>&nbsp;</span></span>아래 항목</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l<span>&nbsp;</span></span>둘째 항목</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:20pt'><td width=100 style='background:yellow'><p class=MsoNormal>균주</p></td><td colspan=2><p class=MsoNormal>감소율</p></td></tr></table>
<!--EndFragment--></body></html>`,
    has: [
      'h2:시험 결과',
      'strong:항균력',
      'ul > li:첫째 항목',
      'ul ul > li:아래 항목',
      'ul > li:둘째 항목',
      'td:균주',
      'td[colspan="2"]:감소율',
    ],
  },
  {
    from: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f3c"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;color:#000">Test results</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> and italic</span><span style="font-weight:400"> plain</span></p><ol><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li><p><span>Two</span></p></li></ol><p><a href="https://www.noshine.example/en" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p></b>`,
    has: [
      'h2:Test results',
      'strong:Bold',
      'em:and italic',
      'ol > li:One',
      'ol > li:Two',
      'a[href="https://www.noshine.example/en"]:link',
    ],
  },
  {
    from: 'Hancom',
    html: `<!DOCTYPE HTML><HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP"><STYLE>P.HStyle0{font-family:"함초롬바탕"}</STYLE></HEAD><BODY><!--StartFragment-->
<P CLASS=HStyle0><SPAN STYLE='font-size:14.0pt;font-weight:bold;line-height:160%'>시공 안내</SPAN></P>
<P CLASS=HStyle0 STYLE='line-height:180%'><SPAN STYLE='font-family:"함초롬바탕"'>유리와 벽면에 시공합니다.</SPAN></P>
<TABLE border="1" cellspacing="0" style='border-collapse:collapse'><TR><TD valign="middle" style='width:208px;border:solid #000000 0.4pt'><P CLASS=HStyle0>면적</P></TD><TD><P CLASS=HStyle0>30 m²</P></TD></TR></TABLE>
<P CLASS=HStyle0>&nbsp;</P><!--EndFragment--></BODY></HTML>`,
    has: ['strong:시공 안내', 'p:유리와 벽면에 시공합니다.', 'td:면적', 'td:30 m²'],
  },
  {
    from: 'Naver',
    html: `<div class="se-main-container"><div class="se-component se-sectionTitle se-l-default"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-left" style="line-height:1.8"><span class="se-fs-fs24 se-ff-nanumgothic" style="color:#000">전시회 참가</span></p></div></div><div class="se-component se-text"><div class="se-module se-module-text"><p class="se-text-paragraph"><span style="" class="se-fs-fs16 se-ff-system"><b>부스</b>에서 뵙겠습니다.</span></p><p class="se-text-paragraph"><span>\u200b</span></p></div></div><div class="se-component se-quotation"><blockquote class="se-quotation-container"><div class="se-module"><p class="se-text-paragraph"><span>빛이 없어도 작동합니다.</span></p></div></blockquote></div><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="시험 영상"></iframe></div>`,
    has: [
      'h3:전시회 참가',
      'strong:부스',
      'blockquote:빛이 없어도 작동합니다.',
      'a[data-video="youtube"]:시험 영상',
    ],
  },
];

/** None of this may be left in the text. */
export const leftovers =
  'script, style, font, [style]:not(table, col), [class*="Mso"], [class*="HStyle"], [class*="se-"], o\\:p, blockquote blockquote';
