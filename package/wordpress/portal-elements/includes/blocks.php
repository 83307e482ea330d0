<?php
/**
 * A block for each tag. WordPress renders it anew with each page, so that an update of the plugin reaches every page.
 *
 * @package PortalElements
 */

namespace PortalElements;

defined( 'ABSPATH' ) || exit;

const EDITOR = 'portal-elements-editor';

add_filter(
	'block_categories_all',
	function ( $categories ) {
		$category = array(
			'slug'  => 'portal-elements',
			'title' => __( 'Portal Elements', 'portal-elements' ),
		);
		return array_merge( $categories, array( $category ) );
	}
);

/**
 * Returns the attributes of a block, as WordPress declares them.
 *
 * @param array $tag From tags.json.
 * @return array[]
 */
function block_attributes( $tag ) {
	$types      = array(
		'flag'   => 'boolean',
		'number' => 'number',
	);
	$attributes = array();
	foreach ( $tag['attributes'] as $attribute ) {
		$kind = $attribute['kind'];

		$attributes[ $attribute['name'] ] = array( 'type' => isset( $types[ $kind ] ) ? $types[ $kind ] : 'string' );
	}
	return $attributes;
}

add_action(
	'init',
	function () {
		$needed = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' );
		$file   = dirname( FILE ) . '/editor.js';
		wp_register_script( EDITOR, plugins_url( 'editor.js', FILE ), $needed, (string) filemtime( $file ), true );
		wp_add_inline_script( EDITOR, 'window.portalElementsTags = ' . wp_json_encode( tags() ) . ';', 'before' );
		wp_set_script_translations( EDITOR, 'portal-elements', dirname( FILE ) . '/languages' );
		foreach ( tags() as $tag ) {
			register_block_type(
				'portal-elements/' . $tag['tag'],
				array(
					'api_version'     => 2,
					'title'           => $tag['title'],
					'description'     => $tag['description'],
					'category'        => 'portal-elements',
					'icon'            => 'admin-network',
					'attributes'      => block_attributes( $tag ),
					'supports'        => array(
						'html'  => false,
						'align' => array( 'wide', 'full' ),
					),
					'editor_script'   => EDITOR,
					'render_callback' => function ( $values, $content ) use ( $tag ) {
						$markup = element( $tag, $values, $content );
						return '' === $markup ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $markup . '</div>';
					},
				)
			);
		}
	}
);
