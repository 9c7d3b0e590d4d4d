/* eslint-disable max-lines -- one list, one code a line */

/**
 * The United Kingdom Standard Industrial Classification of 2007: divisions, groups, classes and the
 * five-digit codes that Companies House uses. Crown copyright. Source: Office for National
 * Statistics and Companies House. Contains public sector information licensed under the Open
 * Government Licence v3.0.
 */
export const UK_SIC_2007 = `
01|Crop and animal production, hunting and related service activities
011|Growing of non-perennial crops
0111|Growing of cereals (except rice), leguminous crops and oil seeds
01110|Growing of cereals (except rice), leguminous crops and oil seeds
0112|Growing of rice
01120|Growing of rice
0113|Growing of vegetables and melons, roots and tubers
01130|Growing of vegetables and melons, roots and tubers
0114|Growing of sugar cane
01140|Growing of sugar cane
0115|Growing of tobacco
01150|Growing of tobacco
0116|Growing of fibre crops
01160|Growing of fibre crops
0119|Growing of other non-perennial crops
01190|Growing of other non-perennial crops
012|Growing of perennial crops
0121|Growing of grapes
01210|Growing of grapes
0122|Growing of tropical and subtropical fruits
01220|Growing of tropical and subtropical fruits
0123|Growing of citrus fruits
01230|Growing of citrus fruits
0124|Growing of pome fruits and stone fruits
01240|Growing of pome fruits and stone fruits
0125|Growing of other tree and bush fruits and nuts
01250|Growing of other tree and bush fruits and nuts
0126|Growing of oleaginous fruits
01260|Growing of oleaginous fruits
0127|Growing of beverage crops
01270|Growing of beverage crops
0128|Growing of spices, aromatic, drug and pharmaceutical crops
01280|Growing of spices, aromatic, drug and pharmaceutical crops
0129|Growing of other perennial crops
01290|Growing of other perennial crops
013|Plant propagation
0130|Plant propagation
01300|Plant propagation
014|Animal production
0141|Raising of dairy cattle
01410|Raising of dairy cattle
0142|Raising of other cattle and buffaloes
01420|Raising of other cattle and buffaloes
0143|Raising of horses and other equines
01430|Raising of horses and other equines
0144|Raising of camels and camelids
01440|Raising of camels and camelids
0145|Raising of sheep and goats
01450|Raising of sheep and  goats
0146|Raising of swine/pigs
01460|Raising of swine/pigs
0147|Raising of poultry
01470|Raising of poultry
0149|Raising of other animals
01490|Raising of other animals
015|Mixed farming
0150|Mixed farming
01500|Mixed farming
016|Support activities to agriculture and post-harvest crop activities
0161|Support activities for crop production
01610|Support activities for crop production
0162|Support activities for animal production
01621|Farm animal boarding and care
01629|Support activities for animal production (other than farm animal boarding and care) n.e.c.
0163|Post-harvest crop activities
01630|Post-harvest crop activities
0164|Seed processing for propagation
01640|Seed processing for propagation
017|Hunting, trapping and related service activities
0170|Hunting, trapping and related service activities
01700|Hunting, trapping and related service activities
02|Forestry and logging
021|Silviculture and other forestry activities
0210|Silviculture and other forestry activities
02100|Silviculture and other forestry activities
022|Logging
0220|Logging
02200|Logging
023|Gathering of wild growing non-wood products
0230|Gathering of wild growing non-wood products
02300|Gathering of wild growing non-wood products
024|Support services to forestry
0240|Support services to forestry
02400|Support services to forestry
03|Fishing and aquaculture
031|Fishing
0311|Marine fishing
03110|Marine fishing
0312|Freshwater fishing
03120|Freshwater fishing
032|Aquaculture
0321|Marine aquaculture
03210|Marine aquaculture
0322|Freshwater aquaculture
03220|Freshwater aquaculture
05|Mining of coal and lignite
051|Mining of hard coal
0510|Mining of hard coal
05101|Deep coal mines
05102|Open cast coal working
052|Mining of lignite
0520|Mining of lignite
05200|Mining of lignite
06|Extraction of crude petroleum and natural gas
061|Extraction of crude petroleum
0610|Extraction of crude petroleum
06100|Extraction of crude petroleum
062|Extraction of natural gas
0620|Extraction of natural gas
06200|Extraction of natural gas
07|Mining of metal ores
071|Mining of iron ores
0710|Mining of iron ores
07100|Mining of iron ores
072|Mining of non-ferrous metal ores
0721|Mining of uranium and thorium ores
07210|Mining of uranium and thorium ores
0729|Mining of other non-ferrous metal ores
07290|Mining of other non-ferrous metal ores
08|Other mining and quarrying
081|Quarrying of stone, sand and clay
0811|Quarrying of ornamental and building stone, limestone, gypsum, chalk and slate
08110|Quarrying of ornamental and building stone, limestone, gypsum, chalk and slate
0812|Operation of gravel and sand pits; mining of clays and kaolin
08120|Operation of gravel and sand pits; mining of clays and kaolin
089|Mining and quarrying n.e.c.
0891|Mining of chemical and fertiliser minerals
08910|Mining of chemical and fertilizer minerals
0892|Extraction of peat
08920|Extraction of peat
0893|Extraction of salt
08930|Extraction of salt
0899|Other mining and quarrying n.e.c.
08990|Other mining and quarrying n.e.c.
09|Mining support service activities
091|Support activities for petroleum and natural gas extraction
0910|Support activities for petroleum and natural gas extraction
09100|Support activities for petroleum and natural gas mining
099|Support activities for other mining and quarrying
0990|Support activities for other mining and quarrying
09900|Support activities for other mining and quarrying
10|Manufacture of food products
101|Processing and preserving of meat and production of meat products
1011|Processing and preserving of meat
10110|Processing and preserving of meat
1012|Processing and preserving of poultry meat
10120|Processing and preserving of poultry meat
1013|Production of meat and poultry meat products
10130|Production of meat and poultry meat products
102|Processing and preserving of fish, crustaceans and molluscs
1020|Processing and preserving of fish, crustaceans and molluscs
10200|Processing and preserving of fish, crustaceans and molluscs
103|Processing and preserving of fruit and vegetables
1031|Processing and preserving of potatoes
10310|Processing and preserving of potatoes
1032|Manufacture of fruit and vegetable juice
10320|Manufacture of fruit and vegetable juice
1039|Other processing and preserving of fruit and vegetables
10390|Other processing and preserving of fruit and vegetables
104|Manufacture of vegetable and animal oils and fats
1041|Manufacture of oils and fats
10410|Manufacture of oils and fats
1042|Manufacture of margarine and similar edible fats
10420|Manufacture of margarine and similar edible fats
105|Manufacture of dairy products
1051|Operation of dairies and cheese making
10511|Liquid milk and cream production
10512|Butter and cheese production
10519|Manufacture of other milk products
1052|Manufacture of ice cream
10520|Manufacture of ice cream
106|Manufacture of grain mill products, starches and starch products
1061|Manufacture of grain mill products
10611|Grain milling
10612|Manufacture of breakfast cereals and cereals-based food
1062|Manufacture of starches and starch products
10620|Manufacture of starches and starch products
107|Manufacture of bakery and farinaceous products
1071|Manufacture of bread; manufacture of fresh pastry goods and cakes
10710|Manufacture of bread; manufacture of fresh pastry goods and cakes
1072|Manufacture of rusks and biscuits; manufacture of preserved pastry goods and cakes
10720|Manufacture of rusks and biscuits; manufacture of preserved pastry goods and cakes
1073|Manufacture of macaroni, noodles, couscous and similar farinaceous products
10730|Manufacture of macaroni, noodles, couscous and similar farinaceous products
108|Manufacture of other food products
1081|Manufacture of sugar
10810|Manufacture of sugar
1082|Manufacture of cocoa, chocolate and sugar confectionery
10821|Manufacture of cocoa and chocolate confectionery
10822|Manufacture of sugar confectionery
1083|Processing of tea and coffee
10831|Tea processing
10832|Production of coffee and coffee substitutes
1084|Manufacture of condiments and seasonings
10840|Manufacture of condiments and seasonings
1085|Manufacture of prepared meals and dishes
10850|Manufacture of prepared meals and dishes
1086|Manufacture of homogenised food preparations and dietetic food
10860|Manufacture of homogenized food preparations and dietetic food
1089|Manufacture of other food products n.e.c.
10890|Manufacture of other food products n.e.c.
109|Manufacture of prepared animal feeds
1091|Manufacture of prepared feeds for farm animals
10910|Manufacture of prepared feeds for farm animals
1092|Manufacture of prepared pet foods
10920|Manufacture of prepared pet foods
11|Manufacture of beverages
110|Manufacture of beverages
1101|Distilling, rectifying and blending of spirits
11010|Distilling, rectifying and blending of spirits
1102|Manufacture of wine from grape
11020|Manufacture of wine from grape
1103|Manufacture of cider and other fruit wines
11030|Manufacture of cider and other fruit wines
1104|Manufacture of other non-distilled fermented beverages
11040|Manufacture of other non-distilled fermented beverages
1105|Manufacture of beer
11050|Manufacture of beer
1106|Manufacture of malt
11060|Manufacture of malt
1107|Manufacture of soft drinks; production of mineral waters and other bottled waters
11070|Manufacture of soft drinks; production of mineral waters and other bottled waters
12|Manufacture of tobacco products
120|Manufacture of tobacco products
1200|Manufacture of tobacco products
12000|Manufacture of tobacco products
13|Manufacture of textiles
131|Preparation and spinning of textile fibres
1310|Preparation and spinning of textile fibres
13100|Preparation and spinning of textile fibres
132|Weaving of textiles
1320|Weaving of textiles
13200|Weaving of textiles
133|Finishing of textiles
1330|Finishing of textiles
13300|Finishing of textiles
139|Manufacture of other textiles
1391|Manufacture of knitted and crocheted fabrics
13910|Manufacture of knitted and crocheted fabrics
1392|Manufacture of made-up textile articles, except apparel
13921|Manufacture of soft furnishings
13922|manufacture of canvas goods, sacks, etc.
13923|manufacture of household textiles
1393|Manufacture of carpets and rugs
13931|Manufacture of woven or tufted carpets and rugs
13939|Manufacture of other carpets and rugs
1394|Manufacture of cordage, rope, twine and netting
13940|Manufacture of cordage, rope, twine and netting
1395|Manufacture of non-wovens and articles made from non-wovens, except apparel
13950|Manufacture of non-wovens and articles made from non-wovens, except apparel
1396|Manufacture of other technical and industrial textiles
13960|Manufacture of other technical and industrial textiles
1399|Manufacture of other textiles n.e.c.
13990|Manufacture of other textiles n.e.c.
14|Manufacture of wearing apparel
141|Manufacture of wearing apparel, except fur apparel
1411|Manufacture of leather clothes
14110|Manufacture of leather clothes
1412|Manufacture of workwear
14120|Manufacture of workwear
1413|Manufacture of other outerwear
14131|Manufacture of other men's outerwear
14132|Manufacture of other women's outerwear
1414|Manufacture of underwear
14141|Manufacture of men's underwear
14142|Manufacture of women's underwear
1419|Manufacture of other wearing apparel and accessories
14190|Manufacture of other wearing apparel and accessories n.e.c.
142|Manufacture of articles of fur
1420|Manufacture of articles of fur
14200|Manufacture of articles of fur
143|Manufacture of knitted and crocheted apparel
1431|Manufacture of knitted and crocheted hosiery
14310|Manufacture of knitted and crocheted hosiery
1439|Manufacture of other knitted and crocheted apparel
14390|Manufacture of other knitted and crocheted apparel
15|Manufacture of leather and related products
151|Tanning and dressing of leather; manufacture of luggage, handbags, saddlery and harness; dressing and dyeing of fur
1511|Tanning and dressing of leather; dressing and dyeing of fur
15110|Tanning and dressing of leather; dressing and dyeing of fur
1512|Manufacture of luggage, handbags and the like, saddlery and harness
15120|Manufacture of luggage, handbags and the like, saddlery and harness
152|Manufacture of footwear
1520|Manufacture of footwear
15200|Manufacture of footwear
16|Manufacture of wood and of products of wood and cork, except furniture; manufacture of articles of straw and plaiting materials
161|Sawmilling and planing of wood
1610|Sawmilling and planing of wood
16100|Sawmilling and planing of wood
162|Manufacture of products of wood, cork, straw and plaiting materials
1621|Manufacture of veneer sheets and wood-based panels
16210|Manufacture of veneer sheets and wood-based panels
1622|Manufacture of assembled parquet floors
16220|Manufacture of assembled parquet floors
1623|Manufacture of other builders' carpentry and joinery
16230|Manufacture of other builders' carpentry and joinery
1624|Manufacture of wooden containers
16240|Manufacture of wooden containers
1629|Manufacture of other products of wood; manufacture of articles of cork, straw and plaiting materials
16290|Manufacture of other products of wood; manufacture of articles of cork, straw and plaiting materials
17|Manufacture of paper and paper products
171|Manufacture of pulp, paper and paperboard
1711|Manufacture of pulp
17110|Manufacture of pulp
1712|Manufacture of paper and paperboard
17120|Manufacture of paper and paperboard
172|Manufacture of articles of paper and paperboard
1721|Manufacture of corrugated paper and paperboard and of containers of paper and paperboard
17211|Manufacture of corrugated paper and paperboard, sacks and bags
17219|Manufacture of other paper and paperboard containers
1722|Manufacture of household and sanitary goods and of toilet requisites
17220|Manufacture of household and sanitary goods and of toilet requisites
1723|Manufacture of paper stationery
17230|Manufacture of paper stationery
1724|Manufacture of wallpaper
17240|Manufacture of wallpaper
1729|Manufacture of other articles of paper and paperboard
17290|Manufacture of other articles of paper and paperboard n.e.c.
18|Printing and reproduction of recorded media
181|Printing and service activities related to printing
1811|Printing of newspapers
18110|Printing of newspapers
1812|Other printing
18121|Manufacture of printed labels
18129|Printing n.e.c.
1813|Pre-press and pre-media services
18130|Pre-press and pre-media services
1814|Binding and related services
18140|Binding and related services
182|Reproduction of recorded media
1820|Reproduction of recorded media
18201|Reproduction of sound recording
18202|Reproduction of video recording
18203|Reproduction of computer media
19|Manufacture of coke and refined petroleum products
191|Manufacture of coke oven products
1910|Manufacture of coke oven products
19100|Manufacture of coke oven products
192|Manufacture of refined petroleum products
1920|Manufacture of refined petroleum products
19201|Mineral oil refining
19209|Other treatment of petroleum products (excluding petrochemicals manufacture)
20|Manufacture of chemicals and chemical products
201|Manufacture of basic chemicals, fertilisers and nitrogen compounds, plastics and synthetic rubber in primary forms
2011|Manufacture of industrial gases
20110|Manufacture of industrial gases
2012|Manufacture of dyes and pigments
20120|Manufacture of dyes and pigments
2013|Manufacture of other inorganic basic chemicals
20130|Manufacture of other inorganic basic chemicals
2014|Manufacture of other organic basic chemicals
20140|Manufacture of other organic basic chemicals
2015|Manufacture of fertilisers and nitrogen compounds
20150|Manufacture of fertilizers and nitrogen compounds
2016|Manufacture of plastics in primary forms
20160|Manufacture of plastics in primary forms
2017|Manufacture of synthetic rubber in primary forms
20170|Manufacture of synthetic rubber in primary forms
202|Manufacture of pesticides and other agrochemical products
2020|Manufacture of pesticides and other agrochemical products
20200|Manufacture of pesticides and other agrochemical products
203|Manufacture of paints, varnishes and similar coatings, printing ink and mastics
2030|Manufacture of paints, varnishes and similar coatings, printing ink and mastics
20301|Manufacture of paints, varnishes and similar coatings, mastics and sealants
20302|Manufacture of printing ink
204|Manufacture of soap and detergents, cleaning and polishing preparations, perfumes and toilet preparations
2041|Manufacture of soap and detergents, cleaning and polishing preparations
20411|Manufacture of soap and detergents
20412|Manufacture of cleaning and polishing preparations
2042|Manufacture of perfumes and toilet preparations
20420|Manufacture of perfumes and toilet preparations
205|Manufacture of other chemical products
2051|Manufacture of explosives
20510|Manufacture of explosives
2052|Manufacture of glues
20520|Manufacture of glues
2053|Manufacture of essential oils
20530|Manufacture of essential oils
2059|Manufacture of other chemical products n.e.c.
20590|Manufacture of other chemical products n.e.c.
206|Manufacture of man-made fibres
2060|Manufacture of man-made fibres
20600|Manufacture of man-made fibres
21|Manufacture of basic pharmaceutical products and pharmaceutical preparations
211|Manufacture of basic pharmaceutical products
2110|Manufacture of basic pharmaceutical products
21100|Manufacture of basic pharmaceutical products
212|Manufacture of pharmaceutical preparations
2120|Manufacture of pharmaceutical preparations
21200|Manufacture of pharmaceutical preparations
22|Manufacture of rubber and plastic products
221|Manufacture of rubber products
2211|Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres
22110|Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres
2219|Manufacture of other rubber products
22190|Manufacture of other rubber products
222|Manufacture of plastics products
2221|Manufacture of plastic plates, sheets, tubes and profiles
22210|Manufacture of plastic plates, sheets, tubes and profiles
2222|Manufacture of plastic packing goods
22220|Manufacture of plastic packing goods
2223|Manufacture of builders’ ware of plastic
22230|Manufacture of builders  ware of plastic
2229|Manufacture of other plastic products
22290|Manufacture of other plastic products
23|Manufacture of other non-metallic mineral products
231|Manufacture of glass and glass products
2311|Manufacture of flat glass
23110|Manufacture of flat glass
2312|Shaping and processing of flat glass
23120|Shaping and processing of flat glass
2313|Manufacture of hollow glass
23130|Manufacture of hollow glass
2314|Manufacture of glass fibres
23140|Manufacture of glass fibres
2319|Manufacture and processing of other glass, including technical glassware
23190|Manufacture and processing of other glass, including technical glassware
232|Manufacture of refractory products
2320|Manufacture of refractory products
23200|Manufacture of refractory products
233|Manufacture of clay building materials
2331|Manufacture of ceramic tiles and flags
23310|Manufacture of ceramic tiles and flags
2332|Manufacture of bricks, tiles and construction products, in baked clay
23320|Manufacture of bricks, tiles and construction products, in baked clay
234|Manufacture of other porcelain and ceramic products
2341|Manufacture of ceramic household and ornamental articles
23410|Manufacture of ceramic household and ornamental articles
2342|Manufacture of ceramic sanitary fixtures
23420|Manufacture of ceramic sanitary fixtures
2343|Manufacture of ceramic insulators and insulating fittings
23430|Manufacture of ceramic insulators and insulating fittings
2344|Manufacture of other technical ceramic products
23440|Manufacture of other technical ceramic products
2349|Manufacture of other ceramic products
23490|Manufacture of other ceramic products n.e.c.
235|Manufacture of cement, lime and plaster
2351|Manufacture of cement
23510|Manufacture of cement
2352|Manufacture of lime and plaster
23520|Manufacture of lime and plaster
236|Manufacture of articles of concrete, cement and plaster
2361|Manufacture of concrete products for construction purposes
23610|Manufacture of concrete products for construction purposes
2362|Manufacture of plaster products for construction purposes
23620|Manufacture of plaster products for construction purposes
2363|Manufacture of ready-mixed concrete
23630|Manufacture of ready-mixed concrete
2364|Manufacture of mortars
23640|Manufacture of mortars
2365|Manufacture of fibre cement
23650|Manufacture of fibre cement
2369|Manufacture of other articles of concrete, plaster and cement
23690|Manufacture of other articles of concrete, plaster and cement
237|Cutting, shaping and finishing of stone
2370|Cutting, shaping and finishing of stone
23700|Cutting, shaping and finishing of stone
239|Manufacture of abrasive products and non-metallic mineral products n.e.c.
2391|Production of abrasive products
23910|Production of abrasive products
2399|Manufacture of other non-metallic mineral products n.e.c.
23990|Manufacture of other non-metallic mineral products n.e.c.
24|Manufacture of basic metals
241|Manufacture of basic iron and steel and of ferro-alloys
2410|Manufacture of basic iron and steel and of ferro-alloys
24100|Manufacture of basic iron and steel and of ferro-alloys
242|Manufacture of tubes, pipes, hollow profiles and related fittings, of steel
2420|Manufacture of tubes, pipes, hollow profiles and related fittings, of steel
24200|Manufacture of tubes, pipes, hollow profiles and related fittings, of steel
243|Manufacture of other products of first processing of steel
2431|Cold drawing of bars
24310|Cold drawing of bars
2432|Cold rolling of narrow strip
24320|Cold rolling of narrow strip
2433|Cold forming or folding
24330|Cold forming or folding
2434|Cold drawing of wire
24340|Cold drawing of wire
244|Manufacture of basic precious and other non-ferrous metals
2441|Precious metals production
24410|Precious metals production
2442|Aluminium production
24420|Aluminium production
2443|Lead, zinc and tin production
24430|Lead, zinc and tin production
2444|Copper production
24440|Copper production
2445|Other non-ferrous metal production
24450|Other non-ferrous metal production
2446|Processing of nuclear fuel
24460|Processing of nuclear fuel
245|Casting of metals
2451|Casting of iron
24510|Casting of iron
2452|Casting of steel
24520|Casting of steel
2453|Casting of light metals
24530|Casting of light metals
2454|Casting of other non-ferrous metals
24540|Casting of other non-ferrous metals
25|Manufacture of fabricated metal products, except machinery and equipment
251|Manufacture of structural metal products
2511|Manufacture of metal structures and parts of structures
25110|Manufacture of metal structures and parts of structures
2512|Manufacture of doors and windows of metal
25120|Manufacture of doors and windows of metal
252|Manufacture of tanks, reservoirs and containers of metal
2521|Manufacture of central heating radiators and boilers
25210|Manufacture of central heating radiators and boilers
2529|Manufacture of other tanks, reservoirs and containers of metal
25290|Manufacture of other tanks, reservoirs and containers of metal
253|Manufacture of steam generators, except central heating hot water boilers
2530|Manufacture of steam generators, except central heating hot water boilers
25300|Manufacture of steam generators, except central heating hot water boilers
254|Manufacture of weapons and ammunition
2540|Manufacture of weapons and ammunition
25400|Manufacture of weapons and ammunition
255|Forging, pressing, stamping and roll-forming of metal; powder metallurgy
2550|Forging, pressing, stamping and roll-forming of metal; powder metallurgy
25500|Forging, pressing, stamping and roll-forming of metal; powder metallurgy
256|Treatment and coating of metals; machining
2561|Treatment and coating of metals
25610|Treatment and coating of metals
2562|Machining
25620|Machining
257|Manufacture of cutlery, tools and general hardware
2571|Manufacture of cutlery
25710|Manufacture of cutlery
2572|Manufacture of locks and hinges
25720|Manufacture of locks and hinges
2573|Manufacture of tools
25730|Manufacture of tools
259|Manufacture of other fabricated metal products
2591|Manufacture of steel drums and similar containers
25910|Manufacture of steel drums and similar containers
2592|Manufacture of light metal packaging
25920|Manufacture of light metal packaging
2593|Manufacture of wire products, chain and springs
25930|Manufacture of wire products, chain and springs
2594|Manufacture of fasteners and screw machine products
25940|Manufacture of fasteners and screw machine products
2599|Manufacture of other fabricated metal products n.e.c.
25990|Manufacture of other fabricated metal products n.e.c.
26|Manufacture of computer, electronic and optical products
261|Manufacture of electronic components and boards
2611|Manufacture of electronic components
26110|Manufacture of electronic components
2612|Manufacture of loaded electronic boards
26120|Manufacture of loaded electronic boards
262|Manufacture of computers and peripheral equipment
2620|Manufacture of computers and peripheral equipment
26200|Manufacture of computers and peripheral equipment
263|Manufacture of communication equipment
2630|Manufacture of communication equipment
26301|Manufacture of telegraph and telephone apparatus and equipment
26309|Manufacture of communication equipment other than telegraph, and telephone apparatus and equipment
264|Manufacture of consumer electronics
2640|Manufacture of consumer electronics
26400|Manufacture of consumer electronics
265|Manufacture of instruments and appliances for measuring, testing and navigation; watches and clocks
2651|Manufacture of instruments and appliances for measuring, testing and navigation
26511|Manufacture of electronic measuring, testing etc. equipment, not for industrial process control
26512|Manufacture of electronic industrial process control equipment
26513|Manufacture of non-electronic measuring, testing etc. equipment, not for industrial process control
26514|Manufacture of non-electronic industrial process control equipment
2652|Manufacture of watches and clocks
26520|Manufacture of watches and clocks
266|Manufacture of irradiation, electromedical and electrotherapeutic equipment
2660|Manufacture of irradiation, electromedical and electrotherapeutic equipment
26600|Manufacture of irradiation, electromedical and electrotherapeutic equipment
267|Manufacture of optical instruments and photographic equipment
2670|Manufacture of optical instruments and photographic equipment
26701|Manufacture of optical precision instruments
26702|Manufacture of photographic and cinematographic equipment
268|Manufacture of magnetic and optical media
2680|Manufacture of magnetic and optical media
26800|Manufacture of magnetic and optical media
27|Manufacture of electrical equipment
271|Manufacture of electric motors, generators, transformers and electricity distribution and control apparatus
2711|Manufacture of electric motors, generators and transformers
27110|Manufacture of electric motors, generators and transformers
2712|Manufacture of electricity distribution and control apparatus
27120|Manufacture of electricity distribution and control apparatus
272|Manufacture of batteries and accumulators
2720|Manufacture of batteries and accumulators
27200|Manufacture of batteries and accumulators
273|Manufacture of wiring and wiring devices
2731|Manufacture of fibre optic cables
27310|Manufacture of fibre optic cables
2732|Manufacture of other electronic and electric wires and cables
27320|Manufacture of other electronic and electric wires and cables
2733|Manufacture of wiring devices
27330|Manufacture of wiring devices
274|Manufacture of electric lighting equipment
2740|Manufacture of electric lighting equipment
27400|Manufacture of electric lighting equipment
275|Manufacture of domestic appliances
2751|Manufacture of electric domestic appliances
27510|Manufacture of electric domestic appliances
2752|Manufacture of non-electric domestic appliances
27520|Manufacture of non-electric domestic appliances
279|Manufacture of other electrical equipment
2790|Manufacture of other electrical equipment
27900|Manufacture of other electrical equipment
28|Manufacture of machinery and equipment n.e.c.
281|Manufacture of general-purpose machinery
2811|Manufacture of engines and turbines, except aircraft, vehicle and cycle engines
28110|Manufacture of engines and turbines, except aircraft, vehicle and cycle engines
2812|Manufacture of fluid power equipment
28120|Manufacture of fluid power equipment
2813|Manufacture of other pumps and compressors
28131|Manufacture of pumps
28132|Manufacture of compressors
2814|Manufacture of other taps and valves
28140|Manufacture of taps and valves
2815|Manufacture of bearings, gears, gearing and driving elements
28150|Manufacture of bearings, gears, gearing and driving elements
282|Manufacture of other general-purpose machinery
2821|Manufacture of ovens, furnaces and furnace burners
28210|Manufacture of ovens, furnaces and furnace burners
2822|Manufacture of lifting and handling equipment
28220|Manufacture of lifting and handling equipment
2823|Manufacture of office machinery and equipment (except computers and peripheral equipment)
28230|Manufacture of office machinery and equipment (except computers and peripheral equipment)
2824|Manufacture of power-driven hand tools
28240|Manufacture of power-driven hand tools
2825|Manufacture of non-domestic cooling and ventilation equipment
28250|Manufacture of non-domestic cooling and ventilation equipment
2829|Manufacture of other general-purpose machinery n.e.c.
28290|Manufacture of other general-purpose machinery n.e.c.
283|Manufacture of agricultural and forestry machinery
2830|Manufacture of agricultural and forestry machinery
28301|Manufacture of agricultural tractors
28302|Manufacture of agricultural and forestry machinery other than tractors
284|Manufacture of metal forming machinery and machine tools
2841|Manufacture of metal forming machinery
28410|Manufacture of metal forming machinery
2849|Manufacture of other machine tools
28490|Manufacture of other machine tools
289|Manufacture of other special-purpose machinery
2891|Manufacture of machinery for metallurgy
28910|Manufacture of machinery for metallurgy
2892|Manufacture of machinery for mining, quarrying and construction
28921|Manufacture of machinery for mining
28922|Manufacture of earthmoving equipment
28923|Manufacture of equipment for concrete crushing and screening and roadworks
2893|Manufacture of machinery for food, beverage and tobacco processing
28930|Manufacture of machinery for food, beverage and tobacco processing
2894|Manufacture of machinery for textile, apparel and leather production
28940|Manufacture of machinery for textile, apparel and leather production
2895|Manufacture of machinery for paper and paperboard production
28950|Manufacture of machinery for paper and paperboard production
2896|Manufacture of plastics and rubber machinery
28960|Manufacture of plastics and rubber machinery
2899|Manufacture of other special-purpose machinery n.e.c.
28990|Manufacture of other special-purpose machinery n.e.c.
29|Manufacture of motor vehicles, trailers and semi-trailers
291|Manufacture of motor vehicles
2910|Manufacture of motor vehicles
29100|Manufacture of motor vehicles
292|Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers
2920|Manufacture of bodies (coachwork) for motor vehicles; manufacture of trailers and semi-trailers
29201|Manufacture of bodies (coachwork) for motor vehicles (except caravans)
29202|Manufacture of trailers and semi-trailers
29203|Manufacture of caravans
293|Manufacture of parts and accessories for motor vehicles
2931|Manufacture of electrical and electronic equipment for motor vehicles
29310|Manufacture of electrical and electronic equipment for motor vehicles and their engines
2932|Manufacture of other parts and accessories for motor vehicles
29320|Manufacture of other parts and accessories for motor vehicles
30|Manufacture of other transport equipment
301|Building of ships and boats
3011|Building of ships and floating structures
30110|Building of ships and floating structures
3012|Building of pleasure and sporting boats
30120|Building of pleasure and sporting boats
302|Manufacture of railway locomotives and rolling stock
3020|Manufacture of railway locomotives and rolling stock
30200|Manufacture of railway locomotives and rolling stock
303|Manufacture of air and spacecraft and related machinery
3030|Manufacture of air and spacecraft and related machinery
30300|Manufacture of air and spacecraft and related machinery
304|Manufacture of military fighting vehicles
3040|Manufacture of military fighting vehicles
30400|Manufacture of military fighting vehicles
309|Manufacture of transport equipment n.e.c.
3091|Manufacture of motorcycles
30910|Manufacture of motorcycles
3092|Manufacture of bicycles and invalid carriages
30920|Manufacture of bicycles and invalid carriages
3099|Manufacture of other transport equipment n.e.c.
30990|Manufacture of other transport equipment n.e.c.
31|Manufacture of furniture
310|Manufacture of furniture
3101|Manufacture of office and shop furniture
31010|Manufacture of office and shop furniture
3102|Manufacture of kitchen furniture
31020|Manufacture of kitchen furniture
3103|Manufacture of mattresses
31030|Manufacture of mattresses
3109|Manufacture of other furniture
31090|Manufacture of other furniture
32|Other manufacturing
321|Manufacture of jewellery, bijouterie and related articles
3211|Striking of coins
32110|Striking of coins
3212|Manufacture of jewellery and related articles
32120|Manufacture of jewellery and related articles
3213|Manufacture of imitation jewellery and related articles
32130|Manufacture of imitation jewellery and related articles
322|Manufacture of musical instruments
3220|Manufacture of musical instruments
32200|Manufacture of musical instruments
323|Manufacture of sports goods
3230|Manufacture of sports goods
32300|Manufacture of sports goods
324|Manufacture of games and toys
3240|Manufacture of games and toys
32401|Manufacture of professional and arcade games and toys
32409|Manufacture of other games and toys, n.e.c.
325|Manufacture of medical and dental instruments and supplies
3250|Manufacture of medical and dental instruments and supplies
32500|Manufacture of medical and dental instruments and supplies
329|Other manufacturing n.e.c.
3291|Manufacture of brooms and brushes
32910|Manufacture of brooms and brushes
3299|Other manufacturing n.e.c.
32990|Other manufacturing n.e.c.
33|Repair and installation of machinery and equipment
331|Repair of fabricated metal products, machinery and equipment
3311|Repair of fabricated metal products
33110|Repair of fabricated metal products
3312|Repair of machinery
33120|Repair of machinery
3313|Repair of electronic and optical equipment
33130|Repair of electronic and optical equipment
3314|Repair of electrical equipment
33140|Repair of electrical equipment
3315|Repair and maintenance of ships and boats
33150|Repair and maintenance of ships and boats
3316|Repair and maintenance of aircraft and spacecraft
33160|Repair and maintenance of aircraft and spacecraft
3317|Repair and maintenance of other transport equipment
33170|Repair and maintenance of other transport equipment n.e.c.
3319|Repair of other equipment
33190|Repair of other equipment
332|Installation of industrial machinery and equipment
3320|Installation of industrial machinery and equipment
33200|Installation of industrial machinery and equipment
35|Electricity, gas, steam and air conditioning supply
351|Electric power generation, transmission and distribution
3511|Production of electricity
35110|Production of electricity
3512|Transmission of electricity
35120|Transmission of electricity
3513|Distribution of electricity
35130|Distribution of electricity
3514|Trade of electricity
35140|Trade of electricity
352|Manufacture of gas; distribution of gaseous fuels through mains
3521|Manufacture of gas
35210|Manufacture of gas
3522|Distribution of gaseous fuels through mains
35220|Distribution of gaseous fuels through mains
3523|Trade of gas through mains
35230|Trade of gas through mains
353|Steam and air conditioning supply
3530|Steam and air conditioning supply
35300|Steam and air conditioning supply
36|Water collection, treatment and supply
360|Water collection, treatment and supply
3600|Water collection, treatment and supply
36000|Water collection, treatment and supply
37|Sewerage
370|Sewerage
3700|Sewerage
37000|Sewerage
38|Waste collection, treatment and disposal activities; materials recovery
381|Waste collection
3811|Collection of non-hazardous waste
38110|Collection of non-hazardous waste
3812|Collection of hazardous waste
38120|Collection of hazardous waste
382|Waste treatment and disposal
3821|Treatment and disposal of non-hazardous waste
38210|Treatment and disposal of non-hazardous waste
3822|Treatment and disposal of hazardous waste
38220|Treatment and disposal of hazardous waste
383|Materials recovery
3831|Dismantling of wrecks
38310|Dismantling of wrecks
3832|Recovery of sorted materials
38320|Recovery of sorted materials
39|Remediation activities and other waste management services.
390|Remediation activities and other waste management services
3900|Remediation activities and other waste management services
39000|Remediation activities and other waste management services
41|Construction of buildings
411|Development of building projects
4110|Development of building projects
41100|Development of building projects
412|Construction of residential and non-residential buildings
4120|Construction of residential and non-residential buildings
41201|Construction of commercial buildings
41202|Construction of domestic buildings
42|Civil engineering
421|Construction of roads and railways
4211|Construction of roads and motorways
42110|Construction of roads and motorways
4212|Construction of railways and underground railways
42120|Construction of railways and underground railways
4213|Construction of bridges and tunnels
42130|Construction of bridges and tunnels
422|Construction of utility projects
4221|Construction of utility projects for fluids
42210|Construction of utility projects for fluids
4222|Construction of utility projects for electricity and telecommunications
42220|Construction of utility projects for electricity and telecommunications
429|Construction of other civil engineering projects
4291|Construction of water projects
42910|Construction of water projects
4299|Construction of other civil engineering projects n.e.c.
42990|Construction of other civil engineering projects n.e.c.
43|Specialised construction activities
431|Demolition and site preparation
4311|Demolition
43110|Demolition
4312|Site preparation
43120|Site preparation
4313|Test drilling and boring
43130|Test drilling and boring
432|Electrical, plumbing and other construction installation activities
4321|Electrical installation
43210|Electrical installation
4322|Plumbing, heat and air-conditioning installation
43220|Plumbing, heat and air-conditioning installation
4329|Other construction installation
43290|Other construction installation
433|Building completion and finishing
4331|Plastering
43310|Plastering
4332|Joinery installation
43320|Joinery installation
4333|Floor and wall covering
43330|Floor and wall covering
4334|Painting and glazing
43341|Painting
43342|Glazing
4339|Other building completion and finishing
43390|Other building completion and finishing
439|Other specialised construction activities
4391|Roofing activities
43910|Roofing activities
4399|Other specialised construction activities n.e.c.
43991|Scaffold erection
43999|Other specialised construction activities n.e.c.
45|Wholesale and retail trade and repair of motor vehicles and motorcycles
451|Sale of motor vehicles
4511|Sale of cars and light motor vehicles
45111|Sale of new cars and light motor vehicles
45112|Sale of used cars and light motor vehicles
4519|Sale of other motor vehicles
45190|Sale of other motor vehicles
452|Maintenance and repair of motor vehicles
4520|Maintenance and repair of motor vehicles
45200|Maintenance and repair of motor vehicles
453|Sale of motor vehicle parts and accessories
4531|Wholesale trade of motor vehicle parts and accessories
45310|Wholesale trade of motor vehicle parts and accessories
4532|Retail trade of motor vehicle parts and accessories
45320|Retail trade of motor vehicle parts and accessories
454|Sale, maintenance and repair of motorcycles and related parts and accessories
4540|Sale, maintenance and repair of motorcycles and related parts and accessories
45400|Sale, maintenance and repair of motorcycles and related parts and accessories
46|Wholesale trade, except of motor vehicles and motorcycles
461|Wholesale on a fee or contract basis
4611|Agents involved in the sale of agricultural raw materials, live animals, textile raw materials and semi-finished goods
46110|Agents selling agricultural raw materials, livestock, textile raw materials and semi-finished goods
4612|Agents involved in the sale of fuels, ores, metals and industrial chemicals
46120|Agents involved in the sale of fuels, ores, metals and industrial chemicals
4613|Agents involved in the sale of timber and building materials
46130|Agents involved in the sale of timber and building materials
4614|Agents involved in the sale of machinery, industrial equipment, ships and aircraft
46140|Agents involved in the sale of machinery, industrial equipment, ships and aircraft
4615|Agents involved in the sale of furniture, household goods, hardware and ironmongery
46150|Agents involved in the sale of furniture, household goods, hardware and ironmongery
4616|Agents involved in the sale of textiles, clothing, fur, footwear and leather goods
46160|Agents involved in the sale of textiles, clothing, fur, footwear and leather goods
4617|Agents involved in the sale of food, beverages and tobacco
46170|Agents involved in the sale of food, beverages and tobacco
4618|Agents specialised in the sale of other particular products
46180|Agents specialised in the sale of other particular products
4619|Agents involved in the sale of a variety of goods
46190|Agents involved in the sale of a variety of goods
462|Wholesale of agricultural raw materials and live animals
4621|Wholesale of grain, unmanufactured tobacco, seeds and animal feeds
46210|Wholesale of grain, unmanufactured tobacco, seeds and animal feeds
4622|Wholesale of flowers and plants
46220|Wholesale of flowers and plants
4623|Wholesale of live animals
46230|Wholesale of live animals
4624|Wholesale of hides, skins and leather
46240|Wholesale of hides, skins and leather
463|Wholesale of food, beverages and tobacco
4631|Wholesale of fruit and vegetables
46310|Wholesale of fruit and vegetables
4632|Wholesale of meat and meat products
46320|Wholesale of meat and meat products
4633|Wholesale of dairy products, eggs and edible oils and fats
46330|Wholesale of dairy products, eggs and edible oils and fats
4634|Wholesale of beverages
46341|Wholesale of fruit and vegetable juices, mineral water and soft drinks
46342|Wholesale of wine, beer, spirits and other alcoholic beverages
4635|Wholesale of tobacco products
46350|Wholesale of tobacco products
4636|Wholesale of sugar and chocolate and sugar confectionery
46360|Wholesale of sugar and chocolate and sugar confectionery
4637|Wholesale of coffee, tea, cocoa and spices
46370|Wholesale of coffee, tea, cocoa and spices
4638|Wholesale of other food, including fish, crustaceans and molluscs
46380|Wholesale of other food, including fish, crustaceans and molluscs
4639|Non-specialised wholesale of food, beverages and tobacco
46390|Non-specialised wholesale of food, beverages and tobacco
464|Wholesale of household goods
4641|Wholesale of textiles
46410|Wholesale of textiles
4642|Wholesale of clothing and footwear
46420|Wholesale of clothing and footwear
4643|Wholesale of electrical household appliances
46431|Wholesale of audio tapes, records, CDs and video tapes and the equipment on which these are played
46439|Wholesale of radio, television goods & electrical household appliances (other than records, tapes, CD's & video tapes and the equipment used for playing them)
4644|Wholesale of china and glassware and cleaning materials
46440|Wholesale of china and glassware and cleaning materials
4645|Wholesale of perfume and cosmetics
46450|Wholesale of perfume and cosmetics
4646|Wholesale of pharmaceutical goods
46460|Wholesale of pharmaceutical goods
4647|Wholesale of furniture, carpets and lighting equipment
46470|Wholesale of furniture, carpets and lighting equipment
4648|Wholesale of watches and jewellery
46480|Wholesale of watches and jewellery
4649|Wholesale of other household goods
46491|Wholesale of musical instruments
46499|Wholesale of household goods (other than musical instruments) n.e.c
465|Wholesale of information and communication equipment
4651|Wholesale of computers, computer peripheral equipment and software
46510|Wholesale of computers, computer peripheral equipment and software
4652|Wholesale of electronic and telecommunications equipment and parts
46520|Wholesale of electronic and telecommunications equipment and parts
466|Wholesale of other machinery, equipment and supplies
4661|Wholesale of agricultural machinery, equipment and supplies
46610|Wholesale of agricultural machinery, equipment and supplies
4662|Wholesale of machine tools
46620|Wholesale of machine tools
4663|Wholesale of mining, construction and civil engineering machinery
46630|Wholesale of mining, construction and civil engineering machinery
4664|Wholesale of machinery for the textile industry and of sewing and knitting machines
46640|Wholesale of machinery for the textile industry and of sewing and knitting machines
4665|Wholesale of office furniture
46650|Wholesale of office furniture
4666|Wholesale of other office machinery and equipment
46660|Wholesale of other office machinery and equipment
4669|Wholesale of other machinery and equipment
46690|Wholesale of other machinery and equipment
467|Other specialised wholesale
4671|Wholesale of solid, liquid and gaseous fuels and related products
46711|Wholesale of petroleum and petroleum products
46719|Wholesale of other fuels and related products
4672|Wholesale of metals and metal ores
46720|Wholesale of metals and metal ores
4673|Wholesale of wood, construction materials and sanitary equipment
46730|Wholesale of wood, construction materials and sanitary equipment
4674|Wholesale of hardware, plumbing and heating equipment and supplies
46740|Wholesale of hardware, plumbing and heating equipment and supplies
4675|Wholesale of chemical products
46750|Wholesale of chemical products
4676|Wholesale of other intermediate products
46760|Wholesale of other intermediate products
4677|Wholesale of waste and scrap
46770|Wholesale of waste and scrap
469|Non-specialised wholesale trade
4690|Non-specialised wholesale trade
46900|Non-specialised wholesale trade
47|Retail trade, except of motor vehicles and motorcycles
471|Retail sale in non-specialised stores
4711|Retail sale in non-specialised stores with food, beverages or tobacco predominating
47110|Retail sale in non-specialised stores with food, beverages or tobacco predominating
4719|Other retail sale in non-specialised stores
47190|Other retail sale in non-specialised stores
472|Retail sale of food, beverages and tobacco in specialised stores
4721|Retail sale of fruit and vegetables in specialised stores
47210|Retail sale of fruit and vegetables in specialised stores
4722|Retail sale of meat and meat products in specialised stores
47220|Retail sale of meat and meat products in specialised stores
4723|Retail sale of fish, crustaceans and molluscs in specialised stores
47230|Retail sale of fish, crustaceans and molluscs in specialised stores
4724|Retail sale of bread, cakes, flour confectionery and sugar confectionery in specialised stores
47240|Retail sale of bread, cakes, flour confectionery and sugar confectionery in specialised stores
4725|Retail sale of beverages in specialised stores
47250|Retail sale of beverages in specialised stores
4726|Retail sale of tobacco products in specialised stores
47260|Retail sale of tobacco products in specialised stores
4729|Other retail sale of food in specialised stores
47290|Other retail sale of food in specialised stores
473|Retail sale of automotive fuel in specialised stores
4730|Retail sale of automotive fuel in specialised stores
47300|Retail sale of automotive fuel in specialised stores
474|Retail sale of information and communication equipment in specialised stores
4741|Retail sale of computers, peripheral units and software in specialised stores
47410|Retail sale of computers, peripheral units and software in specialised stores
4742|Retail sale of telecommunications equipment in specialised stores
47421|Retail sale of mobile telephones
47429|Retail sale of telecommunications equipment other than mobile telephones
4743|Retail sale of audio and video equipment in specialised stores
47430|Retail sale of audio and video equipment in specialised stores
475|Retail sale of other household equipment in specialised stores
4751|Retail sale of textiles in specialised stores
47510|Retail sale of textiles in specialised stores
4752|Retail sale of hardware, paints and glass in specialised stores
47520|Retail sale of hardware, paints and glass in specialised stores
4753|Retail sale of carpets, rugs, wall and floor coverings in specialised stores
47530|Retail sale of carpets, rugs, wall and floor coverings in specialised stores
4754|Retail sale of electrical household appliances in specialised stores
47540|Retail sale of electrical household appliances in specialised stores
4759|Retail sale of furniture, lighting equipment and other household articles in specialised stores
47591|Retail sale of musical instruments and scores
47599|Retail of furniture, lighting, and similar (not musical instruments or scores) in specialised store
476|Retail sale of cultural and recreation goods in specialised stores
4761|Retail sale of books in specialised stores
47610|Retail sale of books in specialised stores
4762|Retail sale of newspapers and stationery in specialised stores
47620|Retail sale of newspapers and stationery in specialised stores
4763|Retail sale of music and video recordings in specialised stores
47630|Retail sale of music and video recordings in specialised stores
4764|Retail sale of sporting equipment in specialised stores
47640|Retail sale of sports goods, fishing gear, camping goods, boats and bicycles
4765|Retail sale of games and toys in specialised stores
47650|Retail sale of games and toys in specialised stores
477|Retail sale of other goods in specialised stores
4771|Retail sale of clothing in specialised stores
47710|Retail sale of clothing in specialised stores
4772|Retail sale of footwear and leather goods in specialised stores
47721|Retail sale of footwear in specialised stores
47722|Retail sale of leather goods in specialised stores
4773|Dispensing chemist in specialised stores
47730|Dispensing chemist in specialised stores
4774|Retail sale of medical and orthopaedic goods in specialised stores
47741|Retail sale of hearing aids
47749|Retail sale of medical and orthopaedic goods in specialised stores (not incl. hearing aids) n.e.c.
4775|Retail sale of cosmetic and toilet articles in specialised stores
47750|Retail sale of cosmetic and toilet articles in specialised stores
4776|Retail sale of flowers, plants, seeds, fertilisers, pet animals and pet food in specialised stores
47760|Retail sale of flowers, plants, seeds, fertilizers, pet animals and pet food in specialised stores
4777|Retail sale of watches and jewellery in specialised stores
47770|Retail sale of watches and jewellery in specialised stores
4778|Other retail sale of new goods in specialised stores
47781|Retail sale in commercial art galleries
47782|Retail sale by opticians
47789|Other retail sale of new goods in specialised stores (not commercial art galleries and opticians)
4779|Retail sale of second-hand goods in stores
47791|Retail sale of antiques including antique books in stores
47799|Retail sale of other second-hand goods in stores (not incl. antiques)
478|Retail sale via stalls and markets
4781|Retail sale via stalls and markets of food, beverages and tobacco products
47810|Retail sale via stalls and markets of food, beverages and tobacco products
4782|Retail sale via stalls and markets of textiles, clothing and footwear
47820|Retail sale via stalls and markets of textiles, clothing and footwear
4789|Retail sale via stalls and markets of other goods
47890|Retail sale via stalls and markets of other goods
479|Retail trade not in stores, stalls or markets
4791|Retail sale via mail order houses or via Internet
47910|Retail sale via mail order houses or via Internet
4799|Other retail sale not in stores, stalls or markets
47990|Other retail sale not in stores, stalls or markets
49|Land transport and transport via pipelines
491|Passenger rail transport, interurban
4910|Passenger rail transport, interurban
49100|Passenger rail transport, interurban
492|Freight rail transport
4920|Freight rail transport
49200|Freight rail transport
493|Other passenger land transport
4931|Urban and suburban passenger land transport
49311|Urban and suburban passenger railway transportation by underground, metro and similar systems
49319|Other urban, suburban or metropolitan passenger land transport (not underground, metro or similar)
4932|Taxi operation
49320|Taxi operation
4939|Other passenger land transport n.e.c.
49390|Other passenger land transport
494|Freight transport by road and removal services
4941|Freight transport by road
49410|Freight transport by road
4942|Removal services
49420|Removal services
495|Transport via pipeline
4950|Transport via pipeline
49500|Transport via pipeline
50|Water transport
501|Sea and coastal passenger water transport
5010|Sea and coastal passenger water transport
50100|Sea and coastal passenger water transport
502|Sea and coastal freight water transport
5020|Sea and coastal freight water transport
50200|Sea and coastal freight water transport
503|Inland passenger water transport
5030|Inland passenger water transport
50300|Inland passenger water transport
504|Inland freight water transport
5040|Inland freight water transport
50400|Inland freight water transport
51|Air transport
511|Passenger air transport
5110|Passenger air transport
51101|Scheduled passenger air transport
51102|Non-scheduled passenger air transport
512|Freight air transport and space transport
5121|Freight air transport
51210|Freight air transport
5122|Space transport
51220|Space transport
52|Warehousing and support activities for transportation
521|Warehousing and storage
5210|Warehousing and storage
52101|Operation of warehousing and storage facilities for water transport activities
52102|Operation of warehousing and storage facilities for air transport activities
52103|Operation of warehousing and storage facilities for land transport activities
522|Support activities for transportation
5221|Service activities incidental to land transportation
52211|Operation of rail freight terminals
52212|Operation of rail passenger facilities at railway stations
52213|Operation of bus and coach passenger facilities at bus and coach stations
52219|Other service activities incidental to land transportation, n.e.c.
5222|Service activities incidental to water transportation
52220|Service activities incidental to water transportation
5223|Service activities incidental to air transportation
52230|Service activities incidental to air transportation
5224|Cargo handling
52241|Cargo handling for water transport activities
52242|Cargo handling for air transport activities
52243|Cargo handling for land transport activities
5229|Other transportation support activities
52290|Other transportation support activities
53|Postal and courier activities
531|Postal activities under universal service obligation
5310|Postal activities under universal service obligation
53100|Postal activities under universal service obligation
532|Other postal and courier activities
5320|Other postal and courier activities
53201|Licensed carriers
53202|Unlicensed carriers
55|Accommodation
551|Hotels and similar accommodation
5510|Hotels and similar accommodation
55100|Hotels and similar accommodation
552|Holiday and other short-stay accommodation
5520|Holiday and other short-stay accommodation
55201|Holiday centres and villages
55202|Youth hostels
55209|Other holiday and other collective accommodation
553|Camping grounds, recreational vehicle parks and trailer parks
5530|Camping grounds, recreational vehicle parks and trailer parks
55300|Recreational vehicle parks, trailer parks and camping grounds
559|Other accommodation
5590|Other accommodation
55900|Other accommodation
56|Food and beverage service activities
561|Restaurants and mobile food service activities
5610|Restaurants and mobile food service activities
56101|Licenced restaurants
56102|Unlicenced restaurants and cafes
56103|Take-away food shops and mobile food stands
562|Event catering and other food service activities
5621|Event catering activities
56210|Event catering activities
5629|Other food service activities
56290|Other food services
563|Beverage serving activities
5630|Beverage serving activities
56301|Licenced clubs
56302|Public houses and bars
58|Publishing activities
581|Publishing of books, periodicals and other publishing activities
5811|Book publishing
58110|Book publishing
5812|Publishing of directories and mailing lists
58120|Publishing of directories and mailing lists
5813|Publishing of newspapers
58130|Publishing of newspapers
5814|Publishing of journals and periodicals
58141|Publishing of learned journals
58142|Publishing of  consumer and business journals and periodicals
5819|Other publishing activities
58190|Other publishing activities
582|Software publishing
5821|Publishing of computer games
58210|Publishing of computer games
5829|Other software publishing
58290|Other software publishing
59|Motion picture, video and television programme production, sound recording and music publishing activities
591|Motion picture, video and television programme activities
5911|Motion picture, video and television programme production activities
59111|Motion picture production activities
59112|Video production activities
59113|Television programme production activities
5912|Motion picture, video and television programme post-production activities
59120|Motion picture, video and television programme post-production activities
5913|Motion picture, video and television programme distribution activities
59131|Motion picture distribution activities
59132|Video distribution activities
59133|Television programme distribution activities
5914|Motion picture projection activities
59140|Motion picture projection activities
592|Sound recording and music publishing activities
5920|Sound recording and music publishing activities
59200|Sound recording and music publishing activities
60|Programming and broadcasting activities
601|Radio broadcasting
6010|Radio broadcasting
60100|Radio broadcasting
602|Television programming and broadcasting activities
6020|Television programming and broadcasting activities
60200|Television programming and broadcasting activities
61|Telecommunications
611|Wired telecommunications activities
6110|Wired telecommunications activities
61100|Wired telecommunications activities
612|Wireless telecommunications activities
6120|Wireless telecommunications activities
61200|Wireless telecommunications activities
613|Satellite telecommunications activities
6130|Satellite telecommunications activities
61300|Satellite telecommunications activities
619|Other telecommunications activities
6190|Other telecommunications activities
61900|Other telecommunications activities
62|Computer programming, consultancy and related activities
620|Computer programming, consultancy and related activities
6201|Computer programming activities
62011|Ready-made interactive leisure and entertainment software development
62012|Business and domestic software development
6202|Computer consultancy activities
62020|Information technology consultancy activities
6203|Computer facilities management activities
62030|Computer facilities management activities
6209|Other information technology and computer service activities
62090|Other information technology service activities
63|Information service activities
631|Data processing, hosting and related activities; web portals
6311|Data processing, hosting and related activities
63110|Data processing, hosting and related activities
6312|Web portals
63120|Web portals
639|Other information service activities
6391|News agency activities
63910|News agency activities
6399|Other information service activities n.e.c.
63990|Other information service activities n.e.c.
64|Financial service activities, except insurance and pension funding
641|Monetary intermediation
6411|Central banking
64110|Central banking
6419|Other monetary intermediation
64191|Banks
64192|Building societies
642|Activities of holding companies
6420|Activities of holding companies
64201|Activities of agricultural holding companies
64202|Activities of production holding companies
64203|Activities of construction holding companies
64204|Activities of distribution holding companies
64205|Activities of financial services holding companies
64209|Activities of other holding companies n.e.c.
643|Trusts, funds and similar financial entities
6430|Trusts, funds and similar financial entities
64301|Activities of investment trusts
64302|Activities of unit trusts
64303|Activities of venture and development capital companies
64304|Activities of open-ended investment companies
64305|Activities of property unit trusts
64306|Activities of real estate investment trusts
649|Other financial service activities, except insurance and pension funding
6491|Financial leasing
64910|Financial leasing
6492|Other credit granting
64921|Credit granting by non-deposit taking finance houses and other specialist consumer credit grantors
64922|Activities of mortgage finance companies
64929|Other credit granting n.e.c.
6499|Other financial service activities, except insurance and pension funding, n.e.c.
64991|Security dealing on own account
64992|Factoring
64999|Financial intermediation not elsewhere classified
65|Insurance, reinsurance and pension funding, except compulsory social security
651|Insurance
6511|Life insurance
65110|Life insurance
6512|Non-life insurance
65120|Non-life insurance
652|Reinsurance
6520|Reinsurance
65201|Life reinsurance
65202|Non-life reinsurance
653|Pension funding
6530|Pension funding
65300|Pension funding
66|Activities auxiliary to financial services and insurance activities
661|Activities auxiliary to financial services, except insurance and pension funding
6611|Administration of financial markets
66110|Administration of financial markets
6612|Security and commodity contracts brokerage
66120|Security and commodity contracts dealing activities
6619|Other activities auxiliary to financial services, except insurance and pension funding
66190|Activities auxiliary to financial intermediation n.e.c.
662|Activities auxiliary to insurance and pension funding
6621|Risk and damage evaluation
66210|Risk and damage evaluation
6622|Activities of insurance agents and brokers
66220|Activities of insurance agents and brokers
6629|Other activities auxiliary to insurance and pension funding
66290|Other activities auxiliary to insurance and pension funding
663|Fund management activities
6630|Fund management activities
66300|Fund management activities
68|Real estate activities
681|Buying and selling of own real estate
6810|Buying and selling of own real estate
68100|Buying and selling of own real estate
682|Renting and operating of own or leased real estate
6820|Renting and operating of own or leased real estate
68201|Renting and operating of Housing Association real estate
68202|Letting and operating of conference and exhibition centres
68209|Other letting and operating of own or leased real estate
683|Real estate activities on a fee or contract basis
6831|Real estate agencies
68310|Real estate agencies
6832|Management of real estate on a fee or contract basis
68320|Management of real estate on a fee or contract basis
69|Legal and accounting activities
691|Legal activities
6910|Legal activities
69101|Barristers at law
69102|Solicitors
69109|Activities of patent and copyright agents; other legal activities n.e.c.
692|Accounting, bookkeeping and auditing activities; tax consultancy
6920|Accounting, bookkeeping and auditing activities; tax consultancy
69201|Accounting and auditing activities
69202|Bookkeeping activities
69203|Tax consultancy
70|Activities of head offices; management consultancy activities
701|Activities of head offices
7010|Activities of head offices
70100|Activities of head offices
702|Management consultancy activities
7021|Public relations and communication activities
70210|Public relations and communications activities
7022|Business and other management consultancy activities
70221|Financial management
70229|Management consultancy activities other than financial management
71|Architectural and engineering activities; technical testing and analysis
711|Architectural and engineering activities and related technical consultancy
7111|Architectural activities
71111|Architectural activities
71112|Urban planning and landscape architectural activities
7112|Engineering activities and related technical consultancy
71121|Engineering design activities for industrial process and production
71122|Engineering related scientific and technical consulting activities
71129|Other engineering activities
712|Technical testing and analysis
7120|Technical testing and analysis
71200|Technical testing and analysis
72|Scientific research and development
721|Research and experimental development on natural sciences and engineering
7211|Research and experimental development on biotechnology
72110|Research and experimental development on biotechnology
7219|Other research and experimental development on natural sciences and engineering
72190|Other research and experimental development on natural sciences and engineering
722|Research and experimental development on social sciences and humanities
7220|Research and experimental development on social sciences and humanities
72200|Research and experimental development on social sciences and humanities
73|Advertising and market research
731|Advertising
7311|Advertising agencies
73110|Advertising agencies
7312|Media representation
73120|Media representation services
732|Market research and public opinion polling
7320|Market research and public opinion polling
73200|Market research and public opinion polling
74|Other professional, scientific and technical activities
741|Specialised design activities
7410|Specialised design activities
74100|specialised design activities
742|Photographic activities
7420|Photographic activities
74201|Portrait photographic activities
74202|Other specialist photography
74203|Film processing
74209|Photographic activities not elsewhere classified
743|Translation and interpretation activities
7430|Translation and interpretation activities
74300|Translation and interpretation activities
749|Other professional, scientific and technical activities n.e.c.
7490|Other professional, scientific and technical activities n.e.c.
74901|Environmental consulting activities
74902|Quantity surveying activities
74909|Other professional, scientific and technical activities n.e.c.
74990|Non-trading company non trading
75|Veterinary activities
750|Veterinary activities
7500|Veterinary activities
75000|Veterinary activities
77|Rental and leasing activities
771|Renting and leasing of motor vehicles
7711|Renting and leasing of cars and light motor vehicles
77110|Renting and leasing of cars and light motor vehicles
7712|Renting and leasing of trucks
77120|Renting and leasing of trucks and other heavy vehicles
772|Renting and leasing of personal and household goods
7721|Renting and leasing of recreational and sports goods
77210|Renting and leasing of recreational and sports goods
7722|Renting of video tapes and disks
77220|Renting of video tapes and disks
7729|Renting and leasing of other personal and household goods
77291|Renting and leasing of media entertainment equipment
77299|Renting and leasing of other personal and household goods
773|Renting and leasing of other machinery, equipment and tangible goods
7731|Renting and leasing of agricultural machinery and equipment
77310|Renting and leasing of agricultural machinery and equipment
7732|Renting and leasing of construction and civil engineering machinery and equipment
77320|Renting and leasing of construction and civil engineering machinery and equipment
7733|Renting and leasing of office machinery and equipment (including computers)
77330|Renting and leasing of office machinery and equipment (including computers)
7734|Renting and leasing of water transport equipment
77341|Renting and leasing of passenger water transport equipment
77342|Renting and leasing of freight water transport equipment
7735|Renting and leasing of air transport equipment
77351|Renting and leasing of air passenger transport equipment
77352|Renting and leasing of freight air transport equipment
7739|Renting and leasing of other machinery, equipment and tangible goods n.e.c.
77390|Renting and leasing of other machinery, equipment and tangible goods n.e.c.
774|Leasing of intellectual property and similar products, except copyrighted works
7740|Leasing of intellectual property and similar products, except copyrighted works
77400|Leasing of intellectual property and similar products, except copyright works
78|Employment activities
781|Activities of employment placement agencies
7810|Activities of employment placement agencies
78101|Motion picture, television and other theatrical casting activities
78109|Other activities of employment placement agencies
782|Temporary employment agency activities
7820|Temporary employment agency activities
78200|Temporary employment agency activities
783|Other human resources provision
7830|Other human resources provision
78300|Human resources provision and management of human resources functions
79|Travel agency, tour operator and other reservation service and related activities
791|Travel agency and tour operator activities
7911|Travel agency activities
79110|Travel agency activities
7912|Tour operator activities
79120|Tour operator activities
799|Other reservation service and related activities
7990|Other reservation service and related activities
79901|Activities of tourist guides
79909|Other reservation service activities n.e.c.
80|Security and investigation activities
801|Private security activities
8010|Private security activities
80100|Private security activities
802|Security systems service activities
8020|Security systems service activities
80200|Security systems service activities
803|Investigation activities
8030|Investigation activities
80300|Investigation activities
81|Services to buildings and landscape activities
811|Combined facilities support activities
8110|Combined facilities support activities
81100|Combined facilities support activities
812|Cleaning activities
8121|General cleaning of buildings
81210|General cleaning of buildings
8122|Other building and industrial cleaning activities
81221|Window cleaning services
81222|Specialised cleaning services
81223|Furnace and chimney cleaning services
81229|Other building and industrial cleaning activities
8129|Other cleaning activities
81291|Disinfecting and exterminating services
81299|Other cleaning services
813|Landscape service activities
8130|Landscape service activities
81300|Landscape service activities
82|Office administrative, office support and other business support activities
821|Office administrative and support activities
8211|Combined office administrative service activities
82110|Combined office administrative service activities
8219|Photocopying, document preparation and other specialised office support activities
82190|Photocopying, document preparation and other specialised office support activities
822|Activities of call centres
8220|Activities of call centres
82200|Activities of call centres
823|Organisation of conventions and trade shows
8230|Organisation of conventions and trade shows
82301|Activities of exhibition and fair organisers
82302|Activities of conference organisers
829|Business support service activities n.e.c.
8291|Activities of collection agencies and credit bureaus
82911|Activities of collection agencies
82912|Activities of credit bureaus
8292|Packaging activities
82920|Packaging activities
8299|Other business support service activities n.e.c.
82990|Other business support service activities n.e.c.
84|Public administration and defence; compulsory social security
841|Administration of the State and the economic and social policy of the community
8411|General public administration activities
84110|General public administration activities
8412|Regulation of the activities of providing health care, education, cultural services and other social services, excluding social security
84120|Regulation of health care, education, cultural and other social services, not incl. social security
8413|Regulation of and contribution to more efficient operation of businesses
84130|Regulation of and contribution to more efficient operation of businesses
842|Provision of services to the community as a whole
8421|Foreign affairs
84210|Foreign affairs
8422|Defence activities
84220|Defence activities
8423|Justice and judicial activities
84230|Justice and judicial activities
8424|Public order and safety activities
84240|Public order and safety activities
8425|Fire service activities
84250|Fire service activities
843|Compulsory social security activities
8430|Compulsory social security activities
84300|Compulsory social security activities
85|Education
851|Pre-primary education
8510|Pre-primary education
85100|Pre-primary education
852|Primary education
8520|Primary education
85200|Primary education
853|Secondary education
8531|General secondary education
85310|General secondary education
8532|Technical and vocational secondary education
85320|Technical and vocational secondary education
854|Higher education
8541|Post-secondary non-tertiary education
85410|Post-secondary non-tertiary education
8542|Tertiary education
85421|First-degree level higher education
85422|Post-graduate level higher education
855|Other education
8551|Sports and recreation education
85510|Sports and recreation education
8552|Cultural education
85520|Cultural education
8553|Driving school activities
85530|Driving school activities
8559|Other education n.e.c.
85590|Other education n.e.c.
856|Educational support activities
8560|Educational support activities
85600|Educational support services
86|Human health activities
861|Hospital activities
8610|Hospital activities
86101|Hospital activities
86102|Medical nursing home activities
862|Medical and dental practice activities
8621|General medical practice activities
86210|General medical practice activities
8622|Specialist medical practice activities
86220|Specialists medical practice activities
8623|Dental practice activities
86230|Dental practice activities
869|Other human health activities
8690|Other human health activities
86900|Other human health activities
87|Residential care activities
871|Residential nursing care activities
8710|Residential nursing care activities
87100|Residential nursing care facilities
872|Residential care activities for learning disabilities, mental health and substance abuse
8720|Residential care activities for learning disabilities, mental health and substance abuse
87200|Residential care activities for learning difficulties, mental health and substance abuse
873|Residential care activities for the elderly and disabled
8730|Residential care activities for the elderly and disabled
87300|Residential care activities for the elderly and disabled
879|Other residential care activities
8790|Other residential care activities
87900|Other residential care activities n.e.c.
88|Social work activities without accommodation
881|Social work activities without accommodation for the elderly and disabled
8810|Social work activities without accommodation for the elderly and disabled
88100|Social work activities without accommodation for the elderly and disabled
889|Other social work activities without accommodation
8891|Child day-care activities
88910|Child day-care activities
8899|Other social work activities without accommodation n.e.c.
88990|Other social work activities without accommodation n.e.c.
90|Creative, arts and entertainment activities
900|Creative, arts and entertainment activities
9001|Performing arts
90010|Performing arts
9002|Support activities to performing arts
90020|Support activities to performing arts
9003|Artistic creation
90030|Artistic creation
9004|Operation of arts facilities
90040|Operation of arts facilities
91|Libraries, archives, museums and other cultural activities
910|Libraries, archives, museums and other cultural activities
9101|Library and archive activities
91011|Library activities
91012|Archives activities
9102|Museum activities
91020|Museums activities
9103|Operation of historical sites and buildings and similar visitor attractions
91030|Operation of historical sites and buildings and similar visitor attractions
9104|Botanical and zoological gardens and nature reserve activities
91040|Botanical and zoological gardens and nature reserves activities
92|Gambling and betting activities
920|Gambling and betting activities
9200|Gambling and betting activities
92000|Gambling and betting activities
93|Sports activities and amusement and recreation activities
931|Sports activities
9311|Operation of sports facilities
93110|Operation of sports facilities
9312|Activities of sport clubs
93120|Activities of sport clubs
9313|Fitness facilities
93130|Fitness facilities
9319|Other sports activities
93191|Activities of racehorse owners
93199|Other sports activities
932|Amusement and recreation activities
9321|Activities of amusement parks and theme parks
93210|Activities of amusement parks and theme parks
9329|Other amusement and recreation activities
93290|Other amusement and recreation activities n.e.c.
94|Activities of membership organisations
941|Activities of business, employers and professional membership organisations
9411|Activities of business and employers membership organisations
94110|Activities of business and employers membership organisations
9412|Activities of professional membership organisations
94120|Activities of professional membership organisations
942|Activities of trade unions
9420|Activities of trade unions
94200|Activities of trade unions
949|Activities of other membership organisations
9491|Activities of religious organisations
94910|Activities of religious organisations
9492|Activities of political organisations
94920|Activities of political organisations
9499|Activities of other membership organisations n.e.c.
94990|Activities of other membership organisations n.e.c.
95|Repair of computers and personal and household goods
951|Repair of computers and communication equipment
9511|Repair of computers and peripheral equipment
95110|Repair of computers and peripheral equipment
9512|Repair of communication equipment
95120|Repair of communication equipment
952|Repair of personal and household goods
9521|Repair of consumer electronics
95210|Repair of consumer electronics
9522|Repair of household appliances and home and garden equipment
95220|Repair of household appliances and home and garden equipment
9523|Repair of footwear and leather goods
95230|Repair of footwear and leather goods
9524|Repair of furniture and home furnishings
95240|Repair of furniture and home furnishings
9525|Repair of watches, clocks and jewellery
95250|Repair of watches, clocks and jewellery
9529|Repair of other personal and household goods
95290|Repair of personal and household goods n.e.c.
96|Other personal service activities
960|Other personal service activities
9601|Washing and (dry-)cleaning of textile and fur products
96010|Washing and (dry-)cleaning of textile and fur products
9602|Hairdressing and other beauty treatment
96020|Hairdressing and other beauty treatment
9603|Funeral and related activities
96030|Funeral and related activities
9604|Physical well-being activities
96040|Physical well-being activities
9609|Other personal service activities n.e.c.
96090|Other service activities n.e.c.
97|Activities of households as employers of domestic personnel
970|Activities of households as employers of domestic personnel
9700|Activities of households as employers of domestic personnel
97000|Activities of households as employers of domestic personnel
98|Undifferentiated goods- and services-producing activities of private households for own use
98000|Residents property management
981|Undifferentiated goods-producing activities of private households for own use
9810|Undifferentiated goods-producing activities of private households for own use
98100|Undifferentiated goods-producing activities of private households for own use
982|Undifferentiated service-producing activities of private households for own use
9820|Undifferentiated service-producing activities of private households for own use
98200|Undifferentiated service-producing activities of private households for own use
99|Activities of extraterritorial organisations and bodies
990|Activities of extraterritorial organisations and bodies
9900|Activities of extraterritorial organisations and bodies
99000|Activities of extraterritorial organisations and bodies
99999|Dormant Company
`;
